import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkImages} from './images';

let siteDir: string;

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'images-'));
  await mkdir(path.join(siteDir, 'docs'));
  await mkdir(path.join(siteDir, 'static/img'), {recursive: true});
  await writeFile(path.join(siteDir, 'docs/small.png'), 'x');
  await writeFile(path.join(siteDir, 'static/img/large.png'), Buffer.alloc(300_001));
});

const check = (text: string): string[] => checkImages({file: 'docs/a.mdx', text}, siteDir);

describe('checkImages', () => {
  it('accepts an image with a text, images in code, and decoration that says so', () => {
    expect(check('![A form](./small.png)\n\n```md\n![](x.png)\n```\n\n<img src="/x.svg" alt="" />')).toEqual([]);
  });

  it.each([
    ['Text.\n\n![](./small.png)', /^docs\/a\.mdx:3: the image "\.\/small\.png" has no text/],
    ['![A form](/img/large.png)', /^docs\/a\.mdx:1: the image "\/img\/large\.png" has 300001 bytes\. Make it smaller/],
    ['\n<img src="/x.svg" />', /^docs\/a\.mdx:2: an <img> has no alt/],
  ])('reports %j with file, line and fix', (text, message) => {
    const faults = check(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(message);
  });
});
