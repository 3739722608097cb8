import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {moduleNamesOf, readGeneratedRoutes} from './generatedRoutes';

// What Docusaurus writes, with a docs set of one page.
const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'aaa'),
    routes: [
      {
        path: '/docs/it\\'s',
        component: ComponentCreator('/docs/it\\'s', 'bbb'),
        exact: true,
        sidebar: "tutorialSidebar"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const request = '@site/docs/a \\"b\\".mdx';
const registry = `export default {
  "layout": [() => import(/* webpackChunkName: "layout" */ "@theme/DocsRoot"), "@theme/DocsRoot", require.resolveWeak("@theme/DocsRoot")],
  "props": [() => import(/* webpackChunkName: "props" */ "@generated/docs/p.json"), "@generated/docs/p.json", require.resolveWeak("@generated/docs/p.json")],
  "page": [() => import(/* webpackChunkName: "page" */ "${request}"), "${request}", require.resolveWeak("${request}")],};
`;
const moduleNames = {
  '/docs-aaa': {__comp: 'layout', __props: 'props'},
  "/docs/it's-bbb": {content: 'page', items: [{content: 'page'}]},
};

let dir: string;

const write = (name: string, text: string): void => {
  writeFileSync(path.join(dir, name), text);
};

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'generated-'));
  mkdirSync(path.join(dir, 'docs'));
  write('routes.js', routes);
  write('registry.js', registry);
  write('routesChunkNames.json', JSON.stringify(moduleNames));
  write('globalData.json', '{"some-plugin": {}}');
  write('docs/p.json', '{"version": {"label": "Next"}}');
});

afterEach(() => {
  rmSync(dir, {recursive: true});
});

describe('readGeneratedRoutes', () => {
  it('reads the tree of routes, without the one that matches everything', () => {
    expect(readGeneratedRoutes(dir).routes).toEqual([
      {
        path: '/docs',
        hash: 'aaa',
        routes: [{path: "/docs/it's", hash: 'bbb', exact: true, sidebar: 'tutorialSidebar'}],
      },
    ]);
  });

  it('reads what is imported, and the properties of the docs sets', () => {
    const {requests, versions, globalData} = readGeneratedRoutes(dir);
    expect(requests).toEqual({
      layout: '@theme/DocsRoot',
      props: '@generated/docs/p.json',
      page: '@site/docs/a "b".mdx',
    });
    expect(versions).toEqual({props: {version: {label: 'Next'}}});
    expect(globalData).toEqual({'some-plugin': {}});
  });

  it('names the modules of a route, however deep they stand', () => {
    const generated = readGeneratedRoutes(dir);
    const [docs] = generated.routes;
    expect(docs && moduleNamesOf(generated, docs)).toEqual(['layout', 'props']);
    expect(docs?.routes?.flatMap((route) => moduleNamesOf(generated, route))).toEqual(['page', 'page']);
  });

  it.each([
    ['registry.js', registry.replace('() => import', 'async () => import'), '("layout" is in no line of registry.js)'],
    ['routes.js', 'export default [];', 'not of the form that Docusaurus'],
  ])('stops at a %s of another form', (name, text, message) => {
    write(name, text);
    expect(() => readGeneratedRoutes(dir)).toThrow(message);
    expect(() => readGeneratedRoutes(dir)).toThrow('Adapt docusaurus-lean, sections/generatedRoutes.ts.');
  });
});
