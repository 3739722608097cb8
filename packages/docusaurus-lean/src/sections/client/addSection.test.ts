import type {RouteConfig} from 'react-router-config';
import {matchRoutes} from 'react-router-config';
import {describe, expect, it} from 'vitest';
import {addSection, type Site} from './addSection';
import type {SectionRoute} from './Section';

const leaf = (path: string): SectionRoute => ({path, hash: 'l', exact: true});

/** Both docs sets, as every section has them, with some pages in each. */
function section(english: readonly string[], spanish: readonly string[], others: readonly string[] = []) {
  return {
    routes: [
      ...others.map(leaf),
      {path: '/docs-es', hash: 'p', routes: spanish.map(leaf)},
      {path: '/', hash: 'p', routes: english.map(leaf)},
    ],
  };
}

function site(): Site {
  return {routes: [{path: '*'}], componentOf: () => undefined};
}

const pathsTo = (routes: RouteConfig[], path: string) => matchRoutes(routes, path).map(({route}) => route.path);

describe('addSection', () => {
  it('leads to the pages of every section that was added, in any order', () => {
    const {routes, componentOf} = site();
    addSection({routes, componentOf}, section(['/identity/peru'], [], ['/']));
    addSection({routes, componentOf}, section([], ['/docs-es/identidad/peru'], ['/']));
    addSection({routes, componentOf}, section(['/identity/chile'], [], ['/', '/search']));
    expect(pathsTo(routes, '/identity/peru')).toEqual(['/', '/identity/peru']);
    expect(pathsTo(routes, '/identity/chile')).toEqual(['/', '/identity/chile']);
    expect(pathsTo(routes, '/docs-es/identidad/peru')).toEqual(['/docs-es', '/docs-es/identidad/peru']);
    expect(pathsTo(routes, '/search')).toEqual(['/search']);
    expect(pathsTo(routes, '/')).toEqual(['/']);
  });

  it('keeps what matches everything last', () => {
    const {routes, componentOf} = site();
    addSection({routes, componentOf}, section(['/a'], []));
    expect(routes.map(({path}) => path)).toEqual(['/docs-es', '/', '*']);
  });

  it('changes nothing when a section is added twice, and keeps the components of the first time', () => {
    let made = 0;
    const routes: RouteConfig[] = [];
    const componentOf: Site['componentOf'] = () => {
      made += 1;
      return undefined;
    };
    addSection({routes, componentOf}, section(['/a'], ['/docs-es/a']));
    const before = JSON.stringify(routes);
    addSection({routes, componentOf}, section(['/a'], ['/docs-es/a']));
    expect(JSON.stringify(routes)).toBe(before);
    expect(made).toBe(4);
  });

  it('keeps what plugins say about a route', () => {
    const {routes, componentOf} = site();
    addSection({routes, componentOf}, {routes: [{...leaf('/a'), sidebar: 'tutorialSidebar'}]});
    expect(routes[0]).toMatchObject({path: '/a', exact: true, sidebar: 'tutorialSidebar'});
  });
});
