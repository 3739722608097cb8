import {describe, expect, it} from 'vitest';
import type {SectionRoute} from './client/Section';
import {sections, type CompiledModule, type SectionSources} from './sections';

const leaf = (path: string): SectionRoute => ({path, hash: 'l', exact: true});

const pages = ['/base/identity', '/base/identity/chile', '/base/identity/peru', '/base/tokens'];

const compiled = (name: string): [string, CompiledModule] => [
  `@site/${name}`,
  {id: `id of ${name}`, chunks: [`chunk of ${name}`], files: {[`chunk of ${name}`]: `assets/js/${name}.js`}},
];

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
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/base',
        versions: [{docs: pages.map((path) => ({id: path, path}))}],
        breadcrumbs: true,
      } as unknown as SectionSources['globalData']['docusaurus-plugin-content-docs'][string],
    },
    'site-languages': {
      default: {outside: {}, counterparts: [{en: '/base/tokens', es: '/base/docs-es/claves'}]},
    },
  },
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
    expect(identity?.docs.default?.map(({path}) => path)).toEqual(pages.slice(0, 3));
  });

  it('brings the counterparts of these pages, and of no others', () => {
    expect(identity?.counterparts).toEqual([]);
    expect(files.get('sections/tokens/index.json')?.counterparts).toHaveLength(1);
  });

  it('stops where the bundler left out a module', () => {
    const without = new Map([...sources.compiled].filter(([request]) => request !== '@site/tokens'));
    expect(() => sections({...sources, compiled: without})).toThrow(
      '@site/tokens: the bundler compiled no such module',
    );
  });
});
