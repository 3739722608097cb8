import {beforeAll, describe, expect, it} from 'vitest';
import {readContract} from './contract/readContract';
import {Schemas} from './contract/Schemas';
import type {PlayedContract, PlayedOperation} from './contract/types';
import {silentLog} from './log';
import type {SandboxRequest} from './requests/SandboxRequest';
import {Sandbox} from './server/Sandbox';
import {repositoryContract} from './testSandbox';

let contract: PlayedContract;
let schemas: Schemas;
let sandbox: Sandbox;

beforeAll(async () => {
  contract = readContract(await repositoryContract());
  schemas = Schemas.of(contract.document);
  sandbox = new Sandbox(contract, {clock: 'manual', hookTimeout: 1000, log: silentLog, seed: {credits: 1_000_000}});
});

/** The request that the contract itself shows. */
function exampleRequest({method, path, parameters, body, scheme}: PlayedOperation): SandboxRequest {
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let target = path;
  for (const {name, in: place, example} of parameters) {
    const values = (Array.isArray(example) ? example : [example]).filter((value) => value !== undefined).map(String);
    if (place === 'path') {
      target = target.replace(`{${name}}`, encodeURIComponent(values[0] ?? ''));
    } else if (place === 'header') {
      headers[name.toLowerCase()] = values[0] ?? '';
    } else {
      values.forEach((value) => {
        query.append(name, value);
      });
    }
  }
  const token = sandbox.state.tokens.toJSON().find((issued) => issued.scheme === scheme)?.token;
  return {
    method,
    target: `${target}?${query.toString()}`,
    headers: {...headers, ...(token === undefined ? {} : {authorization: `Bearer ${token}`})},
    body: body === undefined ? {kind: 'none'} : {kind: 'json', value: structuredClone(body.example)},
  };
}

describe('the sandbox', () => {
  it('gives every named answer of the contract when it is asked for, as its schema describes it', () => {
    const wrong: string[] = [];
    let count = 0;
    for (const operation of contract.operations.values()) {
      for (const {name, status, schema} of operation.outcomes) {
        count += 1;
        const request = exampleRequest(operation);
        const prefer = {prefer: `code=${status}, example=${name}`};
        const answer = sandbox.handle({...request, headers: {...request.headers, ...prefer}});
        const fault = schema === undefined ? undefined : schemas.fault(schema, answer.body);
        if (answer.status !== status || answer.headers['x-sandbox-outcome'] !== name || fault !== undefined) {
          wrong.push(`${operation.id} ${status}.${name}: ${answer.status} ${JSON.stringify(fault ?? answer.body)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(1000);
    // Every schema of the contract is compiled here.
  }, 300_000);

  it('answers the requests that the contract shows with a success, as its schema describes it', () => {
    sandbox.reset();
    const wrong: string[] = [];
    for (const operation of contract.operations.values()) {
      const answer = sandbox.handle(exampleRequest(operation));
      if (operation.method !== 'GET') {
        sandbox.reset();
      }
      const outcome = operation.outcomes.find(
        ({name, status}) => status === answer.status && name === answer.headers['x-sandbox-outcome'],
      );
      const fault = outcome?.schema === undefined ? undefined : schemas.fault(outcome.schema, answer.body);
      const isUnavailable = operation.outcomes.some(({status}) => status === 405);
      if (outcome === undefined || fault !== undefined || (answer.status >= 300 && !isUnavailable)) {
        wrong.push(`${operation.id}: ${answer.status} ${JSON.stringify(fault ?? answer.body)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('refuses a request without what the contract requires, never with a status of its own', () => {
    const wrong: string[] = [];
    for (const operation of contract.operations.values()) {
      const required = operation.parameters.filter(
        ({required: isRequired, in: place}) => isRequired && place === 'query',
      );
      for (const {name} of required) {
        const request = exampleRequest(operation);
        const url = new URL(request.target, 'http://sandbox');
        url.searchParams.delete(name);
        const {status, body} = sandbox.handle({...request, target: `${url.pathname}${url.search}`});
        if (![400, 409].includes(status) || !JSON.stringify(body).toLowerCase().includes(name.toLowerCase())) {
          wrong.push(`${operation.id} without ${name}: ${status} ${JSON.stringify(body)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('refuses a token that was never given out', () => {
    const wrong = [...contract.operations.values()]
      .filter(({scheme}) => scheme !== undefined)
      .filter((operation) => {
        const request = exampleRequest(operation);
        return (
          sandbox.handle({...request, headers: {...request.headers, authorization: 'Bearer other'}}).status !== 401
        );
      });
    expect(wrong.map(({id}) => id)).toEqual([]);
  });
});
