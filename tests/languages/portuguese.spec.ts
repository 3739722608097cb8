import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copySite} from '../../scripts/serving/copySite';

const entry = `  pt: {
    htmlLang: 'pt',
    ogLocale: 'pt_BR',
    label: 'Português',
    englishName: 'Portuguese',
    docsPath: 'docs-pt',
    docsPluginId: 'docs-pt',
    sidebarPath: './sidebars-pt.ts',
    routeBasePath: 'docs-pt',
    isDraft: true,
  },
`;

/** What somebody adds who begins a language: an entry of the table, a sidebar, two pages, some texts. */
const files: Readonly<Record<string, string>> = {
  'sidebars-pt.ts': "import {sidebar} from './site/sidebar';\n\nexport default sidebar('pt');\n",
  'docs-pt/intro.mdx': `---
title: Bem-vindo à documentação
description: O ponto de partida da documentação em português, com o caminho até a primeira resposta da API.
---

Comece pela validação do Peru.

${'Uma frase do guia, no comprimento de uma frase de verdade. '.repeat(30)}
`,
  'docs-pt/identity/peru.mdx': `---
title: Peru, documento de identidade
description: Consulte um documento de identidade do Peru pelo número e receba o nome do titular.
slug: /identidade/peru
---

${'Uma frase da página, no comprimento de uma frase de verdade. '.repeat(14)}

<Operation id="checkIdentityPeru" />
`,
  'i18n/pt/code.json': JSON.stringify({
    'site.navbar.docs': {message: 'Documentação', description: 'Link in the navbar'},
    'site.language.read': {message: 'Ler em português', description: 'Link to the page in this language'},
  }),
  'i18n/pt/reference.json': JSON.stringify({errors: 'Erros'}),
};

let site: string;
let build: {status: number | null; output: string};
let check: {status: number | null; output: string};

function run(script: string): {status: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', path.join('scripts', script)], {
    cwd: site,
    encoding: 'utf8',
    env: {...process.env, BUNDLER_CACHE: 'off', NODE_ENV: 'production'},
    maxBuffer: 2 ** 26,
  });
  return {status, output: `${stdout}\n${stderr}`};
}

const page = (file: string): string => readFileSync(path.join(site, 'build', file), 'utf8');

beforeAll(async () => {
  site = await copySite();
  const table = path.join(site, 'config/locales.ts');
  const text = await readFile(table, 'utf8');
  await writeFile(table, text.replace('} as const satisfies Record<string, SiteLocale>', `${entry}$&`));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(site, file)), {recursive: true});
    await writeFile(path.join(site, file), content);
  }
  build = run('build.ts');
  check = run('check.ts');
});

afterAll(async () => {
  await rm(site, {recursive: true});
});

describe('a language that was added by data alone', () => {
  it('is built', () => {
    expect(build.status, build.output).toBe(0);
  });

  it.each([
    'docs-pt.html',
    'docs-pt/intro.html',
    'docs-pt/identidade/peru.html',
    'docs-pt/search.html',
    'docs-pt/404.html',
  ])('says that %s is in it', (file) => {
    expect(page(file)).toMatch(/<html[^>]* lang="?pt[" ]/);
  });

  it.each(['intro.html', 'docs-es/intro.html', 'docs-pt/intro.html'])('is one of three alternates of %s', (file) => {
    const alternates = [...page(file).matchAll(/hreflang="?([\w-]+)/gi)].map(([, lang]) => lang);
    for (const lang of ['en', 'es', 'pt', 'x-default']) {
      expect(alternates).toContain(lang);
    }
    expect(page(file)).toContain('/docs-pt/intro');
  });

  it('has its own texts, and those of the default language where it has none', () => {
    const html = page('docs-pt/identidade/peru.html');
    expect(html).toContain('>Erros');
    expect(html).toContain('Documentação');
    expect(html).toMatch(/>Parameters/);
  });

  it('has a search, feeds and an index for language models of its own', () => {
    const {records} = JSON.parse(page('search/pt.json')) as {records: {path: string}[]};
    expect(records.map(({path: route}) => route)).toContain('/docs-pt/identidade/peru');
    for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
      expect(existsSync(path.join(site, 'build/blog/pt', feed)), feed).toBe(true);
    }
    expect(page('docs-pt/llms/data-checks.txt')).toContain('/docs-pt/identidade/peru.md');
    expect(page('llms.txt')).toContain('/docs-pt/llms.txt');
  });

  it('takes nothing from the others', () => {
    expect(existsSync(path.join(site, 'build/docs-es/identidad/peru.html'))).toBe(true);
    expect(existsSync(path.join(site, 'build/docs-es/llms.txt'))).toBe(true);
  });

  it('is checked: what is not translated is listed by file, and is no fault', () => {
    expect(check.output).toMatch(/^docs-pt\/access\/access\.mdx: not translated yet \(1\)$/m);
    expect(check.status, check.output).toBe(0);
  });
});
