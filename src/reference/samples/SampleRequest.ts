import type {HTTPSnippet} from '@readme/httpsnippet';
import type {Client} from '@readme/httpsnippet/targets';

type Request = HTTPSnippet['requests'][number];

/** Environment variable from which every sample reads the access token. */
export const tokenVariable = 'API_TOKEN';

/** A request as the samples print it. */
export interface SampleRequest {
  /** Upper case. */
  method: string;
  /** Address with its encoded query. */
  url: string;
  /** Address without its query. */
  baseUrl: string;
  /** Query parameters, decoded, in the contract's order. */
  query: readonly {name: string; value: string}[];
  /** Whether the request carries the access token. */
  secured: boolean;
  /** JSON body; undefined where there is none. */
  body: unknown;
}

/** Reduces what httpsnippet hands to its clients to what ours print. */
function toSampleRequest({method, fullUrl, url, queryString, headersObj, postData}: Request): SampleRequest {
  return {
    method,
    url: fullUrl,
    baseUrl: url,
    query: queryString,
    secured: headersObj.Authorization !== undefined,
    body: postData.jsonObj,
  };
}

/** Key of our client within each of httpsnippet's targets. */
export const clientKey = 'site';

/**
 * Wraps a writer of code as an httpsnippet client: the library reads, encodes and joins the request, the writer prints it
 * in the shortest idiomatic form that reads the token from the environment and shows what to do when the answer is an error.
 */
export function createClient(title: string, write: (request: SampleRequest) => string): Client {
  return {
    info: {key: clientKey, title, link: '', description: title, extname: null},
    convert: (request) => write(toSampleRequest(request)),
  };
}

/**
 * JSON of a body, laid out in lines.
 *
 * @param indent - put before every line but the first
 */
export function formatBody(body: unknown, indent = ''): string {
  return JSON.stringify(body, null, 2).replaceAll('\n', `\n${indent}`);
}
