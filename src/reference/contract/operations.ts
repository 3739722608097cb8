import {
  methods,
  type MediaType,
  type ResolvedDocument,
  type ResolvedOperation,
  type ResolvedResponse,
  type SecurityScheme,
} from './resolvedDocument';
import type {ErrorAnswer, LocalizedContract, Operation, Outcome, SuccessAnswer, Token, WebhookEvent} from './types';

const json = 'application/json';

function outcomesOf({examples = {}}: MediaType): Outcome[] {
  return Object.entries(examples).map(([name, {summary = '', description = '', value}]) => ({
    name,
    summary,
    description,
    value,
  }));
}

function sandboxOf({'x-sandbox': numbers}: ResolvedOperation): Operation['sandbox'] {
  const {none, field = '', with: others = {}, outcomes = {}, ignores = '', years = []} = numbers ?? {};
  return numbers && (none === true ? 'none' : {field, with: others, outcomes, ignores, years});
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
 */
export function collectOperations(document: ResolvedDocument): Omit<LocalizedContract, 'errorGroups' | 'terms'> {
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
        server: (item.servers ?? document.servers)[0]?.url ?? '',
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
  };
}
