import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {describe, expect, it} from 'vitest';
import type {SectionRoute} from './client/Section';
import {growingLists} from './growingLists';
import {sections, type CompiledModule, type SectionSources} from './sections';

const leaf = (path: string): SectionRoute => ({path, hash: 'l', exact: true});

const pages = ['/base/identity', '/base/identity/chile', '/base/identity/peru', '/base/tokens'];

const compiled = (name: string): [string, CompiledModule] => [
  `@site/${name}`,
  {id: `id of ${name}`, chunks: [`chunk of ${name}`], files: {[`chunk of ${name}`]: `assets/js/${name}.js`}},
];

const globalData = {
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/base',
      versions: [{path: '/base', docs: pages.map((path) => ({id: path, path}))}],
      breadcrumbs: true,
    } as unknown as GlobalPluginData,
  },
  pairs: {default: {list: [{one: '/base/tokens', other: '/base/claves'}]}},
};

/** A site with a landing page and one docs set; each page has one module of the same name. */
const sources: SectionSources = {
  baseUrl: '/base/',
  scripts: ['assets/js/main.js'],
  otherFiles: {panel: 'assets/js/panel.js'},
  routes: [leaf('/base/'), {path: '/base', hash: 'p', routes: pages.map(leaf)}],
  moduleNames: {
    '/base/-l': {__comp: 'landing'},
    '/base-p': {__comp: 'layout', __props: 'version'},
    ...Object.fromEntries(pages.map((path) => [`${path}-l`, {content: path.slice('/base/'.length)}])),
  },
  requests: Object.fromEntries(
    ['landing', 'layout', 'version', ...pages.map((path) => path.slice('/base/'.length))].map((name) => [
      name,
      `@site/${name}`,
    ]),
  ),
  compiled: new Map(
    ['landing', 'layout', 'version', ...pages.map((path) => path.slice('/base/'.length))].map(compiled),
  ),
  globalData,
  lists: growingLists(globalData, {pairs: ['list']}),
  hasCards: false,
  versions: {version: {version: {docs: {}, docsSidebars: {}} as never}},
};

const pathsIn = (routes: readonly SectionRoute[]): string[] =>
  routes.flatMap((route) => [route.path, ...pathsIn(route.routes ?? [])]);

describe('sections', () => {
  const files = sections(sources);
  const identity = files.get('sections/identity/index.json');

  it('puts pages of one folder into one file, with the page that has its name', () => {
    expect([...files.keys()].sort()).toEqual([
      'sections/identity/index.json',
      'sections/index.json',
      'sections/tokens/index.json',
    ]);
    expect(pathsIn(identity?.routes ?? [])).toEqual([
      '/base/',
      '/base',
      '/base/identity',
      '/base/identity/chile',
      '/base/identity/peru',
    ]);
  });

  it('lists the modules of these pages, of their parents and of the landing page, and no others', () => {
    const names = ['identity', 'identity/chile', 'identity/peru', 'landing', 'layout', 'version'];
    expect(Object.keys(identity?.modules ?? {})).toEqual(names);
    expect(identity?.modules['identity/peru']).toEqual({id: 'id of identity/peru', chunks: ['chunk of identity/peru']});
    expect(identity?.files).toEqual({
      panel: 'assets/js/panel.js',
      ...Object.fromEntries(names.map((name) => [`chunk of ${name}`, `assets/js/${name}.js`])),
    });
  });

  it('brings what the pages show of their docs set, and marks the module that holds all of it', () => {
    expect(Object.keys(identity?.versions ?? {})).toEqual(['version']);
    expect(identity?.modules.version?.isWhole).toBe(true);
  });

  it('brings what the global data says about these pages, and about no others', () => {
    expect(identity?.lists.map(({at, entries}) => [at.at(-1), entries.length])).toEqual([['docs', 3]]);
    expect(files.get('sections/tokens/index.json')?.lists.map(({at}) => at.at(-1))).toEqual(['docs', 'list']);
  });

  it('stops where the bundler left out a module', () => {
    const without = new Map([...sources.compiled].filter(([request]) => request !== '@site/tokens'));
    expect(() => sections({...sources, compiled: without})).toThrow(
      '@site/tokens: the bundler compiled no such module',
    );
  });
});
