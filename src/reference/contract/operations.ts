import type {ErrorAnswer, HttpMethod, LocalizedContract, Operation, Parameter, Schema, SuccessAnswer} from './types';

interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, {summary?: string; description?: string; value?: Record<string, unknown>}>;
}

interface ResolvedResponse {
  description?: string;
  content?: Record<string, MediaType>;
}

interface ResolvedOperation {
  operationId: string;
  tags?: string[];
  'x-page': string;
  'x-country'?: string;
  summary: string;
  description?: string;
  deprecated?: boolean;
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
  tags?: {name: string; description?: string}[];
  paths: Record<string, PathItem>;
  components?: {schemas?: Record<string, Schema>};
}

const methods: readonly HttpMethod[] = ['get', 'post', 'put', 'patch', 'delete'];

const json = 'application/json';

/** Fills `{variable}` of a server's URL in from the brand. */
function resolveServer(server: Server | undefined, servers: Readonly<Record<string, string>>): string {
  const url = (server?.url ?? '').replace(/\{(\w+)\}/g, (variable, name: string) => servers[name] ?? variable);
  if (!URL.canParse(url)) {
    const known = Object.keys(servers).join(', ');
    throw new Error(
      `openapi/openapi.yaml: the server "${server?.url ?? ''}" has no address. Known variables: ${known}.`,
    );
  }
  return url;
}

function successOf(responses: Record<string, ResolvedResponse>): SuccessAnswer {
  const [status, response] = Object.entries(responses).find(([key]) => key.startsWith('2')) ?? [];
  if (status === undefined || response === undefined) {
    throw new Error('The rule operation-page lets no operation without an answer for success pass.');
  }
  const media = response.content?.[json];
  return {
    status,
    description: response.description ?? '',
    ...(media?.schema === undefined ? {} : {schema: media.schema}),
    ...(media?.example === undefined ? {} : {example: media.example}),
  };
}

function errorsOf(responses: Record<string, ResolvedResponse>): ErrorAnswer[] {
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([status, response]) =>
      Object.values(response.content?.[json]?.examples ?? {}).map((example) => ({
        status,
        body: example.value ?? {},
        meaning: example.summary ?? '',
        remedy: example.description ?? '',
      })),
    );
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
): LocalizedContract {
  const operations = new Map<string, Operation>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation === undefined) {
        continue;
      }
      const body = operation.requestBody;
      const media = body?.content[json];
      operations.set(operation.operationId, {
        id: operation.operationId,
        method,
        path,
        server: resolveServer((item.servers ?? document.servers)[0], servers),
        tag: operation.tags?.[0] ?? '',
        page: operation['x-page'],
        ...(operation['x-country'] === undefined ? {} : {country: operation['x-country']}),
        summary: operation.summary,
        description: operation.description ?? '',
        deprecated: operation.deprecated ?? false,
        secured: (operation.security ?? document.security ?? []).length > 0,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => ({
          ...parameter,
          required: parameter.required ?? false,
        })),
        ...(media?.schema === undefined
          ? {}
          : {requestBody: {required: body?.required ?? false, schema: media.schema, example: media.example}}),
        success: successOf(operation.responses),
        errors: errorsOf(operation.responses),
      });
    }
  }
  return {
    operations,
    schemas: new Map(Object.entries(document.components?.schemas ?? {})),
    tags: new Map((document.tags ?? []).map(({name, description}) => [name, description ?? ''])),
  };
}
