import createFetchClient, {
  type Client as FetchClient,
  type ClientOptions as FetchOptions,
  type Middleware,
} from 'openapi-fetch';

/** What the client knows about an operation. */
export interface SentOperation {
  /** Kind of its token; absent where it needs none. */
  token?: string | undefined;
  /** Address of the API that it belongs to. */
  server: string;
  /** Seconds that its answer may take, where that is not the usual time. */
  timeout?: number | undefined;
}

/** The operations of the contract by method and path, `GET /v2/ofac`: the build puts them here. */
declare const OPERATIONS: Readonly<Record<string, SentOperation>>;

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

type Method = (typeof methods)[number];
type Tokens = Readonly<Record<string, string | undefined>>;
type Init = {baseUrl?: string} & Record<string, unknown>;

/** The paths of any contract; those of the declaration are exact. */
type AnyPaths = Record<string, Record<Method, {parameters: {path?: object; query?: object}}>>;

function operationOf(method: string, path: string): SentOperation {
  const name = `${method.toUpperCase()} ${path}`;
  const advice = 'Correct it, or install a newer version of the client.';
  const operation = OPERATIONS[name];
  if (operation === undefined) {
    throw new Error(`The contract of this client has no ${name}. ${advice}`);
  }
  return operation;
}

/** Sends the kind of token that the operation takes, unless the request has a token of its own. */
const authorizing = (tokens: Tokens): Middleware => ({
  onRequest: ({request, schemaPath}) => {
    const {token: kind} = operationOf(request.method, schemaPath);
    if (kind === undefined || request.headers.has('Authorization')) {
      return;
    }
    const token = tokens[kind];
    if (token === undefined || token === '') {
      throw new Error(
        `${request.method} ${schemaPath} needs "tokens.${kind}" of createClient(), which is absent or empty.`,
      );
    }
    request.headers.set('Authorization', `Bearer ${token}`);
  },
});

/** The declaration is `public.d.ts`: its types are made from the contract. */
export function createClient({
  baseUrl = typeof process === 'undefined' ? undefined : process.env.API_URL || undefined,
  tokens = {},
  ...options
}: FetchOptions & {tokens?: Tokens} = {}): FetchClient<AnyPaths> {
  const client = createFetchClient<AnyPaths>(options);
  client.use(authorizing(tokens));
  // An address that is not one of the contract's stands for all of its APIs, as the sandbox does.
  const isKnown = Object.values(OPERATIONS).some(({server}) => server === baseUrl?.replace(/\/$/, ''));
  const send = client.request as (method: Method, path: string, init: Init) => Promise<unknown>;
  const request = async (method: Method, path: string, init: Init = {}): Promise<unknown> => {
    // Seconds that an answer may take, as in the samples of the pages.
    const {server, timeout = 30} = operationOf(method, path);
    const signal = AbortSignal.timeout(timeout * 1000);
    return send(method, path, {baseUrl: isKnown ? server : (baseUrl ?? server), signal, ...init});
  };
  const byMethod = methods.map((method) => [method.toUpperCase(), request.bind(undefined, method)] as const);
  return {...client, request, ...Object.fromEntries(byMethod)} as FetchClient<AnyPaths>;
}
