import {existsSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import type {HeaderRule} from '../../config/headers';
import {localeCodes} from '../../config/locales';
import {headersOf} from '../../src/delivery/headers/formats';
import {build, built} from '../support/pages';

/** What every host is told to send: `src/delivery/headers/hosts.test.ts`. */
const rules = JSON.parse(built('.deploy/headers.json')) as readonly HeaderRule[];
const pageHeaders = headersOf(rules, 'identity/colombia.html');

it('pages are sent with headers that protect them', () => {
  expect(pageHeaders).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Content-Signal': 'search=yes, ai-input=yes, ai-train=yes',
    'X-Frame-Options': 'DENY',
    Vary: 'Accept',
  });
});

it('the policy allows the scripts of the site and no others', () => {
  const policy = pageHeaders['Content-Security-Policy'] ?? '';
  for (const directive of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "default-src 'self'",
    "style-src-elem 'self'",
  ]) {
    expect(policy).toContain(directive);
  }
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
  expect(policy).not.toContain('http');
  // One script for each language: src/delivery/boot/inlineScripts.ts.
  expect(policy.match(/'sha256-/g)).toHaveLength(localeCodes.length);
});

it('pages name the index, the contract and the catalogue, which are there', () => {
  const targets = pageHeaders.Link?.match(/(?<=<)[^>]+/g) ?? [];
  expect(targets).toEqual(['/llms.txt', '/openapi.json', '/.well-known/api-catalog']);
  expect(targets.filter((target) => !existsSync(path.join(build, target)))).toEqual([]);
});

it('files with a hash in their name may be kept for ever, others are asked for anew, copies are in no search engine', () => {
  for (const file of globSync('assets/**', {cwd: build})) {
    expect(file).toMatch(/[.-][\w-]{8,}\.\w+(?:\.map|\.LICENSE\.txt)?$/);
    expect(headersOf(rules, file)['Cache-Control']).toBe('public, max-age=31536000, immutable');
  }
  for (const file of ['search/en.json', 'openapi.en.json', 'sitemap.xml', 'identity/colombia.html']) {
    expect(headersOf(rules, file)['Cache-Control'], file).toBe('public, max-age=0, must-revalidate');
  }
  expect(headersOf(rules, 'identity/peru.md')).toMatchObject({'X-Robots-Tag': 'noindex', Vary: 'Accept'});
});
