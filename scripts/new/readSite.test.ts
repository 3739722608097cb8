import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../config/brand';
import routes from '../../config/routes.json';
import {readSite, type Site} from './readSite';

let site: Site;

beforeAll(async () => {
  site = await readSite(path.resolve(__dirname, '../..'));
});

describe('readSite', () => {
  it.each(['en', 'es'] as const)('gives the pages in %s the routes that the site promises', (locale) => {
    const promised = routes.docs.map((page) => [page.id, page[locale].replaceAll('{product}', brand.slug)]);
    const known = new Map(site.pages[locale].map(({id, route}) => [id, route]));
    expect(promised.map(([id = '']) => [id, known.get(id)])).toEqual(promised);
  });

  it('knows second routes as aliases', () => {
    expect(site.pages.en.find(({route}) => route === '/business-validation/chilean')).toMatchObject({isAlias: true});
  });

  it('reads the contract', () => {
    const {operations, schemas} = site;
    expect(operations.find(({operationId}) => operationId === 'checkIdentityVenezuela')).toMatchObject({
      name: 'identity',
      method: 'get',
      path: '/v2/ve/cedula',
      tags: ['identity'],
      responses: {'401': {$ref: '../components/responses.yaml#/Unauthorized'}},
    });
    expect(schemas).toContain('Person');
  });
});
