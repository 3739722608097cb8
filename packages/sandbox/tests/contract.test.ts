import {beforeAll, expect, it} from 'vitest';
import type {SandboxRequest} from '../src/answer';
import {readContract, type SandboxContract, type SandboxOperation} from '../src/contract';
import {Sandbox} from '../src/Sandbox';
import {publishedContract} from '../../publishedContract';
import {errorsOf} from '../src/body';

let contract: SandboxContract;
let sandbox: Sandbox;

beforeAll(async () => {
  contract = readContract(await publishedContract());
  sandbox = new Sandbox(contract, {say: () => undefined});
});

function reset(): void {
  sandbox.reset();
  sandbox.change({credits: 100_000});
}

/** The request that the contract itself shows. */
function exampleRequest({method, path, parameters, requestBody, token}: SandboxOperation): SandboxRequest {
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let target = path;
  for (const {name, in: place, example} of parameters.filter((parameter) => parameter.example !== undefined)) {
    if (place === 'path') {
      target = target.replace(`{${name}}`, encodeURIComponent(String(example)));
    } else if (place === 'header') {
      headers[name.toLowerCase()] = String(example);
    } else {
      for (const value of [example].flat()) {
        query.append(name, String(value));
      }
    }
  }
  const own = [...sandbox.store.tokens.values()].find(({scheme}) => scheme === token?.scheme)?.token;
  return {
    method: method.toUpperCase(),
    target: `${target}?${query.toString()}`,
    headers: {...headers, ...(own === undefined ? {} : {authorization: `Bearer ${own}`})},
    body: requestBody === undefined ? {} : {value: structuredClone(requestBody.example)},
  };
}

it('gives every named answer of the contract when it is asked for, as its schema describes it', async () => {
  reset();
  const wrong: string[] = [];
  let count = 0;
  for (const operation of contract.operations.values()) {
    for (const {name, status, schema} of operation.outcomes) {
      count += 1;
      const request = exampleRequest(operation);
      const prefer = {prefer: `code=${status}, example=${name}`};
      const answer = await sandbox.handle({...request, headers: {...request.headers, ...prefer}});
      const faults = schema === undefined ? [] : errorsOf(schema, answer.body);
      if (answer.status !== status || answer.headers?.['x-sandbox-outcome'] !== name || faults.length > 0) {
        wrong.push(`${operation.id} ${status}.${name}: ${answer.status} ${JSON.stringify(faults)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(1000);
  // Every schema of the contract is compiled here.
}, 300_000);

it('answers the requests that the contract shows with a success, as its schema describes it', async () => {
  reset();
  const wrong: string[] = [];
  for (const operation of contract.operations.values()) {
    const answer = await sandbox.handle(exampleRequest(operation));
    if (operation.method !== 'get') {
      reset();
    }
    const outcome = operation.outcomes.find(
      ({name, status}) => status === answer.status && name === answer.headers?.['x-sandbox-outcome'],
    );
    const faults = outcome?.schema === undefined ? [] : errorsOf(outcome.schema, answer.body);
    const isUnavailable = operation.outcomes.some(({status}) => status === 405);
    if (outcome === undefined || faults.length > 0 || (answer.status >= 300 && !isUnavailable)) {
      wrong.push(`${operation.id}: ${answer.status} ${JSON.stringify(faults)} ${JSON.stringify(answer.body)}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('refuses a request without what the contract requires, never with a status of its own', async () => {
  const wrong: string[] = [];
  for (const operation of contract.operations.values()) {
    const required = operation.parameters.filter((parameter) => parameter.required && parameter.in === 'query');
    for (const {name} of required) {
      const request = exampleRequest(operation);
      const url = new URL(request.target, 'http://sandbox');
      url.searchParams.delete(name);
      const {status, body} = await sandbox.handle({...request, target: `${url.pathname}${url.search}`});
      if (![400, 409].includes(status) || !JSON.stringify(body).toLowerCase().includes(name.toLowerCase())) {
        wrong.push(`${operation.id} without ${name}: ${status} ${JSON.stringify(body)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

it('refuses a token that was never given out', async () => {
  const wrong: string[] = [];
  for (const operation of contract.operations.values()) {
    const {headers, ...request} = exampleRequest(operation);
    const {status} = await sandbox.handle({...request, headers: {...headers, authorization: 'Bearer other'}});
    if (operation.token !== undefined && status !== 401) {
      wrong.push(operation.id);
    }
  }
  expect(wrong).toEqual([]);
});
