import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchData, SearchRecord} from '../SearchData';
import type * as SearchSite from './searchSite';
import type {SearchRequest} from './searchSite';

const page = (path: string, title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  path,
  title,
  description: '',
  kind: 'guide',
  ...more,
});

const data: SearchData = {
  areas: {},
  countries: {CO: 'Colombia'},
  records: [
    page('/passport', 'Passport', {
      headings: [
        ['lost', 'A lost passport'],
        ['expired', 'An expired one'],
      ],
    }),
    page('/photo', 'Photograph', {description: 'For a passport and a visa.', body: 'passport'}),
    page('/visa', 'Visa', {body: 'consulat passport'}),
    page('/citizen', 'Citizens', {country: 'CO', kind: 'operation', endpoints: ['/v2/co/cedula'], methods: ['get']}),
    page('/border', 'Border', {fields: [['answer-stamp-color', 'stampColor']], others: ['Frontera']}),
    page('/errors#visa_refused', 'visa_refused', {kind: 'error', description: 'The visa was refused.'}),
    page('/glossary#visa', 'Visa', {kind: 'term', description: 'A permit.'}),
    ...Array.from({length: 30}, (_, index) => page(`/stamp-${index}`, `Stamp ${index}`)),
  ],
};

let searchSite: typeof SearchSite.searchSite;
let answer: () => Response;

beforeEach(async () => {
  answer = () => Response.json(data);
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  vi.resetModules();
  ({searchSite} = await import('./searchSite'));
});

const ask = (query: string, more: Partial<SearchRequest> = {}) =>
  searchSite({query, locale: 'en', baseUrl: '/', limit: 5, ...more});

async function paths(query: string, more?: Partial<SearchRequest>): Promise<string[]> {
  return (await ask(query, more)).results.map(({record}) => record.path);
}

it.each([
  ['passport', ['/passport', '/photo', '/visa']],
  ['stamp 17', ['/stamp-17']],
  ['pasport', ['/passport']],
  ['pass', ['/passport']],
  ['/v2/co ', ['/citizen']],
  ['colombian citizen', ['/citizen']],
  ['ciudadano colombia', ['/citizen']],
  ['frontera', ['/border']],
  ['co/cedula', ['/citizen']],
  ['GET /v2/co/cedula', ['/citizen']],
  ['visa_refused', ['/errors#visa_refused']],
  ['visa', ['/visa']],
  ['what does visa mean', ['/glossary#visa']],
])('"%s" finds first %j', async (query, found) => {
  expect((await paths(query)).slice(0, found.length)).toEqual(found);
});

it('finds nothing where no word is known or nothing is asked', async () => {
  expect([...(await paths('zzzz')), ...(await paths('?!'))]).toEqual([]);
});

describe('the answer', () => {
  it('says which words were searched, and not which only mean the same', async () => {
    const [passport] = (await ask('a pasports')).results;
    expect(['A', 'passport', 'Passports', 'lost'].map((word) => passport?.isMatch(word))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const [citizen] = (await ask('ciudadano')).results;
    expect([citizen?.href, citizen?.isMatch('Citizens')]).toEqual(['/citizen', false]);
  });

  it.each([
    ['expired passport', '/passport#expired', 'An expired one'],
    ['passport', '/passport', undefined],
    ['stampColor', '/border#answer-stamp-color', 'stampColor'],
  ])('"%s" leads to %s', async (query, href, place) => {
    expect((await ask(query)).results[0]).toMatchObject({href, place});
  });

  it('says how much there is', async () => {
    expect(await ask('stamp')).toMatchObject({total: 31, results: {length: 5}});
  });
});
