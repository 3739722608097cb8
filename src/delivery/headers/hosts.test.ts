import {describe, expect, it} from 'vitest';
import {headerRules, type HeaderRule} from '../../../config/headers';
import {headersOf, ruleExpression, staticHostHeaders} from './formats';
import {nginxSite} from './nginx';

const baseUrl = '/base/';
const rules = headerRules({scriptHashes: ['sha256-a='], baseUrl});

/** What a host sends for a file of the site, by name. */
type Host = (file: string) => Readonly<Record<string, string>>;

/** Netlify and Cloudflare send the headers of all blocks of `_headers` that match, several of one name joined. */
function staticHost(written: readonly HeaderRule[]): Host {
  const blocks = staticHostHeaders(written, baseUrl)
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'));
  return (file) => {
    const sent: Record<string, string> = {};
    for (const [path = '', ...lines] of blocks) {
      if (ruleExpression({path, headers: {}}, '').test(`${baseUrl}${file}`)) {
        for (const [, name = '', value = ''] of lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line) ?? [])) {
          sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`;
        }
      }
    }
    return sent;
  };
}

/** nginx sends the headers of the server's level; a variable takes the first value of its map that matches, or the default. */
function nginx(written: readonly HeaderRule[]): Host {
  const site = nginxSite({rules: written, redirects: [], baseUrl});
  const unquoted = (value: string): string => value.replace(/^"(.*)"$/, '$1').replaceAll(/\\(["\\])/g, '$1');
  const valueOf = (variable: string, file: string): string => {
    const [, map = ''] = new RegExp(`^map \\$uri \\${variable} \\{\\n([^]*?)^\\}`, 'm').exec(site) ?? [];
    const values = [...map.matchAll(/^ {2}(~?)(\S+) (".*");$/gm)];
    const match = values.find(
      ([, tilde, pattern = '']) => tilde === '~' && new RegExp(pattern).test(`${baseUrl}${file}`),
    );
    return unquoted((match ?? values.find(([, , pattern]) => pattern === 'default'))?.[3] ?? '');
  };
  return (file) => {
    const lines = [...site.matchAll(/^ {2}add_header (\S+) (.*) always;$/gm)];
    const sent = lines.map(([, name = '', value = '']): [string, string] => [
      name,
      value.startsWith('$') ? valueOf(value, file) : unquoted(value),
    ]);
    const [, type] = new RegExp(`location = ${baseUrl}${file} \\{\\n {4}default_type (.*);`).exec(site) ?? [];
    if (type !== undefined) {
      sent.push(['Content-Type', unquoted(type)]);
    }
    return Object.fromEntries(sent.filter(([, value]) => value !== ''));
  };
}

const hosts: Readonly<Record<string, (written: readonly HeaderRule[]) => Host>> = {
  'the local server': (written) => (file) => headersOf(written, file),
  'Netlify and Cloudflare': staticHost,
  nginx,
};

/** A file that a rule is about. */
const fileOf = ({path}: HeaderRule): string => path.replace('*', 'some/file');

/** These hosts ask for files anew without being told. */
const untold = 'Cache-Control: public, max-age=0, must-revalidate';

describe.each(Object.entries(hosts))('%s', (name, hostOf) => {
  it.each(rules)('sends the headers of "$path"', (rule) => {
    const wanted = Object.entries(headersOf(rules, fileOf(rule))).filter(
      ([header, value]) => !(name === 'Netlify and Cloudflare' && `${header}: ${value}` === untold),
    );
    expect(hostOf(rules)(fileOf(rule))).toEqual(Object.fromEntries(wanted));
    expect(Object.fromEntries(wanted)).toMatchObject(
      Object.fromEntries(Object.entries(rule.headers).filter(([header, value]) => `${header}: ${value}` !== untold)),
    );
  });

  it('sends the headers of a rule that somebody adds, and only where it holds', () => {
    const added = {path: 'openapi.*', headers: {'Access-Control-Allow-Origin': '*', 'X-Note': 'a "note" \\'}};
    const host = hostOf([...rules, added]);
    expect(host('openapi.en.json')).toMatchObject({...added.headers, 'X-Content-Type-Options': 'nosniff'});
    expect(host('intro')).not.toHaveProperty('X-Note');
    expect(host('some/openapi.en.json')).not.toHaveProperty('X-Note');
  });
});
