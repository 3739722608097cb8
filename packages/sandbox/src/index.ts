import {readFile} from 'node:fs/promises';
import type * as Public from './public';
import {start} from './startSandbox';

export const startSandbox: typeof Public.startSandbox = async (options = {}) =>
  start(options, JSON.parse(await readFile(new URL('contract.json', import.meta.url), 'utf8')) as object);
