import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {publishedFiles} from '../../src/delivery/redirects/publishedFiles';
import {build} from '../support/pages';

it('every file that redirects may lead to is published', () => {
  expect(publishedFiles.filter((file) => !existsSync(path.join(build, file)))).toEqual([]);
});
