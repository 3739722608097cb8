import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copySite} from '../../scripts/serving/copySite';

let site: string;

beforeAll(async () => {
  site = await copySite();
  await mkdir(path.join(site, 'build'));
  await writeFile(path.join(site, 'build', 'earlier.html'), 'the last good build');
});

afterAll(async () => {
  await rm(site, {recursive: true});
});

interface Mistake {
  file: string;
  replace: string | RegExp;
  by: string;
  /** What the message says: file, line where there is one, and the mend. */
  says: readonly RegExp[];
}

const page = 'docs/identity/peru.mdx';

const mistakes: Record<string, Mistake> = {
  'front matter that is no YAML': {
    file: page,
    replace: /^title: .*$/m,
    by: 'title: [',
    says: [/docs\/identity\/peru\.mdx:\d+: the front matter cannot be read \(.*\)\. Mend it/],
  },
  'a name of the brand that does not exist': {
    file: page,
    replace: /^description: .*$/m,
    by: 'description: The answers of {brand.nmae} about people in Peru, with the fields that each of them has.',
    says: [/docs\/identity\/peru\.mdx/, /brand\.nmae/],
  },
  'a description that is too short': {
    file: page,
    replace: /^description: .*$/m,
    by: 'description: Short.',
    says: [/docs\/identity\/peru\.mdx: the description has 6 characters\. Write 50 to 160.*\[metadata\]\s*$/],
  },
  'an image without a text': {
    file: page,
    replace: /$/,
    by: '\n![](./picture.png)\n',
    says: [/docs\/identity\/peru\.mdx:\d+: the image "\.\/picture\.png" has no text/],
  },
  'a page of the sidebar that does not exist': {
    file: 'config/outline/start.yaml',
    replace: '- intro\n',
    by: '- intro\n- introo\n',
    says: [/config\/outline: "introo" is no page\. Write docs\/introo\.mdx, or take the id out/],
  },
  'a contract without Spanish': {
    file: 'openapi/paths/identity.yaml',
    replace: /^ {4}x-es:\n(?: {6}.*\n)+/m,
    by: '',
    says: [/openapi\/paths\/identity\.yaml:\d+: "summary" is not translated\. Add "x-es/],
  },
  'an operation that does not exist': {
    file: 'blog/2025-11-03-welcome.mdx',
    replace: /$/,
    by: '\n<Operation id="checkIdentityPer" />\n',
    says: [/blog\/2025-11-03-welcome\.mdx/, /Did you mean "checkIdentityPeru"/],
  },
  'a component that does not exist': {
    file: page,
    replace: /$/,
    by: '\n<Operaton />\n',
    says: [/docs\/identity\/peru\.mdx/, /Did you mean <Operation>/],
  },
  'a redirect to a page that does not exist': {
    file: 'config/redirects.yaml',
    replace: ': /intro\n',
    by: ': /introo\n',
    says: [/config\/redirects\.yaml:\d+: "\/introo" is no page/],
  },
  'MDX that does not parse': {
    file: page,
    replace: /$/,
    by: '\nA bracket { that stays open\n',
    says: [/docs\/identity\/peru\.mdx/, /\b\d+:\d+|line/i],
  },
};

/** Builds the site. It does not block: Vitest gives up a worker that is blocked for longer than a minute. */
async function build(): Promise<{status: unknown; output: string}> {
  const child = spawn('npx', ['--no-install', 'tsx', 'scripts/build.ts'], {
    cwd: site,
    env: {...process.env, BUNDLER_CACHE: 'off', NO_COLOR: '1', FORCE_COLOR: '0'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [status] = (await once(child, 'close')) as unknown[];
  return {status, output};
}

describe('a build stops at', () => {
  it.each(Object.entries(mistakes))(
    '%s, and leaves the last build as it was',
    async (_name, {file, replace, by, says}) => {
      const target = path.join(site, file);
      const text = await readFile(target, 'utf8');
      const broken = text.replace(replace, by);
      expect(broken).not.toBe(text);
      await writeFile(target, broken);
      const {status, output} = await build();
      await writeFile(target, text);
      expect(status).not.toBe(0);
      for (const message of says) {
        expect(output).toMatch(message);
      }
      expect(await readFile(path.join(site, 'build', 'earlier.html'), 'utf8')).toBe('the last good build');
      expect(existsSync(path.join(site, 'build-next'))).toBe(false);
    },
  );
});
