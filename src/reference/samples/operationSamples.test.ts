import {beforeAll, describe, expect, it} from 'vitest';
import {validOperation} from '../contract/fixtures';
import type {Operation} from '../contract/types';
import {sampleLanguages} from './languages';
import {operationSamples} from './operationSamples';
import {sampleRequest} from './SampleRequest';

let getBook: Operation;
let createBook: Operation;

beforeAll(async () => {
  [getBook, createBook] = await Promise.all([validOperation('getBook'), validOperation('createBook')]);
});

const withParameter = (operation: Operation, index: number, change: object): Operation => ({
  ...operation,
  parameters: operation.parameters.map((parameter, at) => (at === index ? {...parameter, ...change} : parameter)),
});

describe('sampleRequest', () => {
  it('fills path and query in with the examples', () => {
    expect(sampleRequest(getBook)).toMatchObject({
      method: 'GET',
      url: 'https://api.library.example/books/b-1?format=full',
      query: [{name: 'format', value: 'full'}],
      token: 'API_TOKEN',
    });
  });

  it('leaves optional parameters without an example out', () => {
    expect(sampleRequest(withParameter(getBook, 1, {example: undefined})).query).toEqual([]);
  });

  it('repeats a parameter that is a list', () => {
    expect(sampleRequest(withParameter(getBook, 1, {example: ['a', 'b']})).query).toEqual([
      {name: 'format', value: 'a'},
      {name: 'format', value: 'b'},
    ]);
  });

  it('waits as long as the contract says', () => {
    expect(sampleRequest(getBook).timeoutSeconds).toBe(30);
    expect(sampleRequest(createBook).timeoutSeconds).toBe(200);
  });

  it('stops at a required parameter without an example', () => {
    expect(() => sampleRequest(withParameter(getBook, 0, {example: undefined}))).toThrow(
      /getBook: the parameter "id" is required and has no "example"/,
    );
  });
});

describe('operationSamples', () => {
  it('has every language in the order of the tabs', () => {
    expect(operationSamples(getBook).map(({language}) => language)).toEqual(sampleLanguages.map(({id}) => id));
  });

  it('names the address in each, reads the token from the environment and shows the error path', () => {
    for (const {language, code} of operationSamples(getBook)) {
      expect(code, language).toContain('https://api.library.example/books/b-1');
      expect(code, language).toContain('API_TOKEN');
      expect(code, language).toMatch(/fail-with-body|throw|raise|Fatal|abort|fatalError/);
    }
  });

  it('sends no token where none is needed', () => {
    for (const {language, code} of operationSamples(createBook)) {
      expect(code, language).not.toContain('API_TOKEN');
      expect(code, language).toContain('authors');
    }
  });

  it('sends the headers that are parameters', () => {
    const withHeader = withParameter(getBook, 1, {name: 'X-Shelf', in: 'header', example: 'upper "left"'});
    for (const {language, code} of operationSamples(withHeader)) {
      expect(code, language).toMatch(/X-Shelf[^\n]*upper|upper[^\n]*X-Shelf/);
    }
  });

  it('keeps quotes, backslashes and line ends of a body', () => {
    const body = {text: `it's "q" \\ \`b\` \n`};
    const samples = operationSamples({...createBook, requestBody: {required: true, schema: {}, example: body}});
    expect(samples.find(({language}) => language === 'curl')?.code).toContain(String.raw`it'\''s \"q\" \\ `);
    expect(samples.find(({language}) => language === 'csharp')?.code).toContain(String.raw`it's \""q\"" \\ `);
    expect(samples.find(({language}) => language === 'java')?.code).toContain(String.raw`it's \\"q\\" \\\\ `);
    expect(samples.find(({language}) => language === 'go')?.code).toContain('` + "`" + `');
  });
});
