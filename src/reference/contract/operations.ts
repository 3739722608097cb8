import {copyWith, isNode} from '../json';
import type {TokenLife} from './tokenLife';
import type {
  Decision,
  ErrorAnswer,
  HttpMethod,
  LocalizedContract,
  OpenApiDocument,
  Operation,
  Outcome,
  Parameter,
  SandboxNumbers,
  Schema,
  SuccessAnswer,
  Token,
  WebhookEvent,
} from './types';

interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<
    string,
    {summary?: string; description?: string; value?: Record<string, unknown>; 'x-usual'?: true}
  >;
}

interface ResolvedResponse {
  description?: string;
  content?: Record<string, MediaType>;
}

interface SecurityScheme {
  description?: string;
  'x-title': string;
  'x-token': {variable: string; page: string; ttl?: TokenLife; issuedBy?: Record<string, string>};
}

interface ResolvedOperation {
  operationId: string;
  tags?: string[];
  'x-page': string;
  'x-country'?: string;
  summary: string;
  description?: string;
  deprecated?: boolean;
  'x-preview'?: true;
  'x-decide'?: Decision;
  'x-conditions'?: object;
  'x-emits'?: string[];
  'x-sandbox'?: Partial<SandboxNumbers> & {none?: true};
  security?: object[];
  parameters?: (Omit<Parameter, 'required'> & {required?: boolean})[];
  requestBody?: {required?: boolean; content: Record<string, MediaType>};
  responses: Record<string, ResolvedResponse>;
}

interface Server {
  url: string;
}

type PathItem = Partial<Record<HttpMethod, ResolvedOperation>> & {
  servers?: Server[];
  parameters?: ResolvedOperation['parameters'];
};

/** The contract after bundling: one document without references, with the texts of one language. */
export interface ResolvedDocument {
  servers: Server[];
  security?: object[];
  tags?: {name: string; 'x-displayName': string; 'x-page': string; 'x-preview'?: true; 'x-timeout'?: number}[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, {post?: ResolvedOperation & {'x-flows'?: string[]}}>;
  components?: {schemas?: Record<string, Schema>; securitySchemes?: Record<string, SecurityScheme>};
}

const methods: readonly HttpMethod[] = ['get', 'post', 'put', 'patch', 'delete'];

/** Whether a key of a path item is an operation of the contract. */
export const isMethod = (key: string): key is HttpMethod => methods.some((method) => method === key);

const json = 'application/json';

/** Puts addresses in the place of the variables of a server's URL. */
const fillServer = (url: string, servers: Readonly<Record<string, string>>): string =>
  url.replace(/\{(\w+)\}/g, (variable, name: string) => servers[name] ?? variable);

/** A copy of a document with the brand's addresses in the place of the server variables, wherever servers are. */
export const resolveServers = (document: OpenApiDocument, servers: Readonly<Record<string, string>>): OpenApiDocument =>
  copyWith(document, (part) =>
    isNode(part) && typeof part.url === 'string' && 'variables' in part
      ? {url: fillServer(part.url, servers), description: part.description}
      : part,
  ) as OpenApiDocument;

function resolveServer(server: Server | undefined, servers: Readonly<Record<string, string>>): string {
  const url = fillServer(server?.url ?? '', servers);
  if (!URL.canParse(url)) {
    const known = Object.keys(servers).join(', ');
    throw new Error(
      `openapi/openapi.yaml: the server "${server?.url ?? ''}" has no address. Known variables: ${known}.`,
    );
  }
  return url;
}

function outcomesOf({examples = {}}: MediaType): Outcome[] {
  return Object.entries(examples).map(([name, {summary = '', description = '', value}]) => ({
    name,
    summary,
    description,
    value,
  }));
}

function sandboxOf({'x-sandbox': numbers}: ResolvedOperation): Operation['sandbox'] {
  const {none, field = '', with: others = {}, outcomes = {}, years = []} = numbers ?? {};
  return numbers && (none === true ? 'none' : {field, with: others, outcomes, years});
}

/** The token of the first security requirement; operations of the contract have one at most. */
function tokenOf(
  requirements: readonly object[] = [],
  schemes: Readonly<Record<string, SecurityScheme>> = {},
): Token | undefined {
  const [scheme = ''] = Object.keys(requirements[0] ?? {});
  const known = schemes[scheme];
  return (
    known && {
      scheme,
      title: known['x-title'],
      description: known.description ?? '',
      issuedBy: {},
      ...known['x-token'],
    }
  );
}

function successesOf(responses: Record<string, ResolvedResponse>): Pick<Operation, 'success' | 'otherSuccesses'> {
  const [success, ...otherSuccesses] = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, response]): SuccessAnswer => {
      const media = response.content?.[json];
      return {
        status,
        description: response.description ?? '',
        schema: media?.schema,
        outcomes: media === undefined ? [] : outcomesOf(media),
      };
    });
  if (success === undefined) {
    throw new Error('The rule operation-2xx-response lets no operation without an answer for success pass.');
  }
  return {success, otherSuccesses};
}

function errorsOf(responses: Record<string, ResolvedResponse>): ErrorAnswer[] {
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([status, response]) =>
      Object.entries(response.content?.[json]?.examples ?? {}).map(([name, example]) => ({
        status,
        name,
        body: example.value ?? {},
        meaning: example.summary ?? '',
        remedy: example.description ?? '',
        isUsual: example['x-usual'] === true,
      })),
    );
}

/** Events are described as the requests that the receiver gets: https://spec.openapis.org/oas/v3.1.1.html#oas-webhooks */
function eventsOf({webhooks = {}}: ResolvedDocument): WebhookEvent[] {
  return Object.entries(webhooks).flatMap(([suffix, {post}]) => {
    if (post === undefined) {
      return [];
    }
    const [example] = Object.values(post.requestBody?.content[json]?.examples ?? {});
    const {summary, description = '', 'x-flows': flows = [], 'x-page': page} = post;
    return [{suffix, page, flows, summary, description, example: example?.value}];
  });
}

/**
 * Lists the operations of a resolved contract by their ids.
 *
 * @param document - the contract in one language
 * @param servers - address of each server variable
 * @throws if a server variable has no address
 */
export function collectOperations(
  document: ResolvedDocument,
  servers: Readonly<Record<string, string>>,
): Omit<LocalizedContract, 'errorGroups' | 'terms'> {
  const operations = new Map<string, Operation>();
  const {tags = []} = document;
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation === undefined) {
        continue;
      }
      const tag = tags.find(({name}) => name === operation.tags?.[0]);
      const body = operation.requestBody;
      const media = body?.content[json];
      operations.set(operation.operationId, {
        id: operation.operationId,
        method,
        path,
        server: resolveServer((item.servers ?? document.servers)[0], servers),
        tag: operation.tags?.[0] ?? '',
        page: operation['x-page'],
        country: operation['x-country'],
        summary: operation.summary,
        description: operation.description ?? '',
        deprecated: operation.deprecated ?? false,
        token: tokenOf(operation.security ?? document.security, document.components?.securitySchemes),
        decision: operation['x-decide'],
        sandbox: sandboxOf(operation),
        emits: operation['x-emits'] ?? [],
        timeoutSeconds: tag?.['x-timeout'],
        isPreview: (operation['x-preview'] ?? tag?.['x-preview']) === true,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => ({
          ...parameter,
          required: parameter.required ?? false,
        })),
        conditions: operation['x-conditions'],
        requestBody: media?.schema && {
          required: body?.required ?? false,
          schema: media.schema,
          example: media.example,
        },
        ...successesOf(operation.responses),
        errors: errorsOf(operation.responses),
      });
    }
  }
  return {
    operations,
    schemas: new Map(Object.entries(document.components?.schemas ?? {})),
    events: eventsOf(document),
    tags: new Map(tags.map(({name, 'x-displayName': title, 'x-page': page}) => [name, {title, page}])),
  };
}
