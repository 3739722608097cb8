import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

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

/** Adds a language to a copy of the site by data alone, as `src/bilingual/README.md` says. */
export async function addPortuguese(site: string): Promise<void> {
  const table = path.join(site, 'config/locales.ts');
  const text = await readFile(table, 'utf8');
  await writeFile(table, text.replace('} as const satisfies Record<string, SiteLocale>', `${entry}$&`));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(site, file)), {recursive: true});
    await writeFile(path.join(site, file), content);
  }
}
