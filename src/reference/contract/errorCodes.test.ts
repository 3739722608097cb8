import {expect, it} from 'vitest';
import {bundleContract} from './bundleContract';
import {errorKey, innermostError} from './errorKey';
import {contractAsWritten, contractOptions} from './siteContract';

it('lists what `code` of an error may be: every key of the catalogue, every code of an error, and nothing else', async () => {
  const {en} = await bundleContract(contractOptions());
  const schemas = en.components?.schemas as Record<string, {properties: {code: Record<string, unknown>}}>;
  const {type, 'x-extensible-enum': listed} = schemas.ErrorBody?.properties.code ?? {};
  const {operations, errorGroups} = (await contractAsWritten()).in.en;
  const bodies = [...operations.values()].flatMap(({errors}) => errors.map(({body}) => body));
  const codes = bodies.map((body) => innermostError(body).code).filter((code) => typeof code === 'string');
  const keys = errorGroups.flatMap(({errors}) => errors.map(({key}) => key));
  expect(type).toBe('string');
  expect(listed).toEqual(expect.arrayContaining([...codes, ...keys]));
  const answered = new Set([...codes, ...bodies.map(errorKey)].map((code) => code.toLowerCase()));
  expect((listed as string[]).filter((code) => !answered.has(code.toLowerCase()))).toEqual([]);
});

it('names no part of the published contract by a number', async () => {
  const {en} = await bundleContract(contractOptions());
  const names = Object.values(en.components ?? {}).flatMap((part) => Object.keys(part));
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => /-\d+$/.test(name))).toEqual([]);
});
