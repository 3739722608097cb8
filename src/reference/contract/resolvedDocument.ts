import type {TokenLife} from './tokenLife';
import type {Parameter, Schema} from './schema';
import type {Decision, HttpMethod, SandboxNumbers} from './types';

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<
    string,
    {summary?: string; description?: string; value?: Record<string, unknown>; 'x-usual'?: true}
  >;
}

export interface ResolvedResponse {
  description?: string;
  content?: Record<string, MediaType>;
}

export interface SecurityScheme {
  description?: string;
  'x-title': string;
  'x-token': {variable: string; page: string; ttl?: TokenLife; issuedBy?: Record<string, string>};
}

export interface ResolvedOperation {
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

export interface Server {
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
  tags?: {name: string; 'x-preview'?: true; 'x-timeout'?: number}[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, {post?: ResolvedOperation & {'x-flows'?: string[]}}>;
  components?: {schemas?: Record<string, Schema>; securitySchemes?: Record<string, SecurityScheme>};
}

/** What a path item may have operations for. */
export const methods: readonly HttpMethod[] = ['get', 'post', 'put', 'patch', 'delete'];

/** Whether a key of a path item is an operation of the contract. */
export const isMethod = (key: string): key is HttpMethod => methods.some((method) => method === key);
