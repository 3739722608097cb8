import {describe, expect, it} from 'vitest';
import type {SearchRecord} from '../SearchData';
import {TitleIndex} from './titleIndex';

const page = (path: string, title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  path,
  title,
  description: '',
  kind: 'guide',
  ...more,
});

const records = [
  page('/long', 'Passport photographs and passport numbers', {
    description: 'Where the passport has its number.',
    headings: [['passport', 'The passport']],
  }),
  page('/passport', 'Passport'),
  page('/chile', 'Identity in the south', {country: 'CL'}),
  page('/peru', 'Identity in the Andes', {country: 'PE', keywords: ['Cédula']}),
  page('/webhooks', 'Webhooks', {headings: [['retries', 'Retried deliveries']]}),
  page('/photo', 'Photograph', {description: 'A passport needs one.'}),
  page('/users', 'Create a user', {endpoints: ['/v2/users'], methods: ['post'], kind: 'operation'}),
  page('/user', 'Read a user', {endpoints: ['/v2/users/{id}'], methods: ['get'], kind: 'operation'}),
];

const index = new TitleIndex({areas: {}, countries: {CL: 'Chile', PE: 'Perú'}, records}, 'en');

const found = (query: string): string[] => index.search(query).map(({record}) => record.path);

describe('TitleIndex', () => {
  it('puts the page that is called so before those that mention it', () => {
    expect(found('passport')).toEqual(['/passport', '/long', '/photo']);
  });

  it('finds by keyword, country, heading and part of the text of a title, without accents', () => {
    expect(found('cedula ')[0]).toBe('/peru');
    expect(found('peru ')[0]).toBe('/peru');
    expect(found('deliveries')).toEqual(['/webhooks']);
    expect(found('ANDÉS')).toEqual(['/peru']);
  });

  it('finds the last word by its beginning, and no other word', () => {
    expect(found('webh')).toEqual(['/webhooks']);
    expect(found('webh ')).toEqual([]);
  });

  it('forgives one wrong letter, in words that are long enough', () => {
    expect(found('webhoks ')).toEqual(['/webhooks']);
    expect(found('usar ')).toContain('/user');
    expect(found('usr ')).toEqual([]);
  });

  it('finds by what others call it, after what is called so', () => {
    expect(found('notification ')).toEqual(['/webhooks']);
    const [hit] = index.search('notification ');
    expect(hit?.matches).toContain('webhooks');
    expect(hit?.score).toBeLessThan(index.search('webhooks ')[0]?.score ?? 0);
  });

  it('puts pages with every word before those with some, and says which is which', () => {
    const hits = index.search('identity chile ');
    expect(hits[0]).toMatchObject({record: {path: '/chile'}, isWhole: true});
    expect(hits.slice(1).map(({record}) => record.path)).toContain('/peru');
    expect(hits.slice(1).filter(({isWhole}) => isWhole)).toEqual([]);
  });

  it('finds endpoints by their path: the same first, then those that begin so, then those that hold it', () => {
    expect(found('POST /v2/users')).toEqual(['/users', '/user']);
    expect(found('/v2/users/{id}')).toEqual(['/user']);
    expect(found('/users/{id}')).toEqual(['/user']);
  });

  it('finds nothing in an empty query', () => {
    expect(found('  ')).toEqual([]);
  });

  it('knows the record of a path', () => {
    expect(index.record('/chile')?.country).toBe('CL');
    expect(index.record('/nowhere')).toBeUndefined();
  });
});
