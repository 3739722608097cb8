import {beforeEach, expect, it} from 'vitest';
import type {SandboxRequest} from '../src/answer';
import {readContract, type SandboxOperation} from '../src/contract';
import type {Outcome} from '../src/outcomes';
import {Sandbox, type Answer} from '../src/Sandbox';
import {publishedContract} from '../../publishedContract';
import {valueAt} from '../../../src/reference/json';
import {errorsOf} from '../src/body';
import {withPictures} from './testSandbox';

const contract = readContract(await publishedContract());
const sandbox = new Sandbox(contract, {say: () => undefined});

beforeEach(() => {
  sandbox.reset();
  sandbox.change({credits: 100_000});
});

/** The request that the contract itself shows. */
function exampleRequest({method, path, parameters, requestBody, token}: SandboxOperation): SandboxRequest {
  const shown = (wanted: string) =>
    parameters
      .filter((parameter) => parameter.in === wanted && parameter.example !== undefined)
      .flatMap(({name, example}) => [example].flat().map((value): [string, string] => [name, String(value)]));
  const inPath = new Map(shown('path'));
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath.get(name) ?? ''));
  const headers = Object.fromEntries(shown('header').map(([name, value]) => [name.toLowerCase(), value]));
  const own = [...sandbox.store.tokens.values()].find(({scheme}) => scheme === token?.scheme)?.token;
  return {
    method: method.toUpperCase(),
    target: `${target}?${new URLSearchParams(shown('query')).toString()}`,
    headers: {...headers, ...(own === undefined ? {} : {authorization: `Bearer ${own}`})},
    body: requestBody === undefined ? {} : {value: withPictures(requestBody.example)},
  };
}

/** What is wrong with an answer: its status, its name, or its body by its schema. */
function faultsOf({id, outcomes}: SandboxOperation, answer: Answer, fits: (outcome: Outcome) => boolean): string[] {
  const name = answer.headers?.['x-sandbox-outcome'];
  const outcome = outcomes.find((known) => known.name === name && known.status === answer.status);
  const faults = outcome?.schema === undefined ? [] : errorsOf(outcome.schema, answer.body);
  const isRight = outcome !== undefined && fits(outcome) && faults.length === 0;
  return isRight ? [] : [`${id}: ${name} ${JSON.stringify(faults)} ${JSON.stringify(answer)}`];
}

it('gives every named answer of the contract when it is asked for, as its schema describes it', async () => {
  const wrong: string[] = [];
  for (const operation of contract.operations.values()) {
    for (const outcome of operation.outcomes) {
      const request = exampleRequest(operation);
      const prefer = {prefer: `code=${outcome.status}, example=${outcome.name}`};
      const answer = await sandbox.handle({...request, headers: {...request.headers, ...prefer}});
      wrong.push(...faultsOf(operation, answer, (given) => given === outcome));
    }
  }
  expect(wrong).toEqual([]);
  expect(sandbox.store.requests.length).toBeGreaterThan(1000);
}, 300_000); // Every schema of the contract is compiled here.

it('answers the requests that the contract shows with a success, as its schema describes it', async () => {
  const wrong: string[] = [];
  for (const operation of contract.operations.values()) {
    sandbox.reset();
    const answer = await sandbox.handle(exampleRequest(operation));
    const isUnavailable = operation.outcomes.some(({status}) => status === 405);
    wrong.push(...faultsOf(operation, answer, ({status}) => status < 300 || isUnavailable));
    // A token that is issued is the same wherever the answer has it, also in a link.
    const text = JSON.stringify([answer.body]);
    const hasOther = operation.issues.length > 0 && /example\.\S*token/.test(text);
    wrong.push(...(hasOther ? [`${operation.id}: another token`] : []));
    // What is in force or leased in the contract is so today.
    const isMoved = (field: string): boolean =>
      valueAt(answer.body, field.split('.')) !== valueAt(operation.outcomes[0].value, field.split('.'));
    const isOld = text.includes('"registeredAt":"2025') || operation.numbers?.years.every(isMoved) === false;
    wrong.push(...(isOld ? [`${operation.id}: of 2025`] : []));
  }
  expect(wrong).toEqual([]);
});

it('refuses a request without what the contract requires or with another token, never with a status of its own', async () => {
  const wrong: string[] = [];
  for (const operation of contract.operations.values()) {
    const {headers, ...request} = exampleRequest(operation);
    const refused = await sandbox.handle({...request, headers: {...headers, authorization: 'Bearer other'}});
    const isRefused = operation.token === undefined || refused.status === 401;
    wrong.push(...(isRefused ? [] : [`${operation.id}: ${refused.status}`]));
    for (const {name} of operation.parameters.filter(({required, in: place}) => required && place === 'query')) {
      const url = new URL(request.target, 'http://sandbox');
      url.searchParams.delete(name);
      const {status, body} = await sandbox.handle({...request, headers, target: `${url.pathname}${url.search}`});
      const isSaid = JSON.stringify(body).toLowerCase().includes(name.toLowerCase());
      wrong.push(...([400, 409].includes(status) && isSaid ? [] : [`${operation.id} without ${name}: ${status}`]));
    }
  }
  expect(wrong).toEqual([]);
});
