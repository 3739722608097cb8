import {expect, test} from '@playwright/test';
import {localeCodes} from '../../config/locales';

test('pages carry the headers of config/headers.ts', {tag: '@quick'}, async ({request}) => {
  const headers = (await request.get('/identity/colombia')).headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'content-signal': 'search=yes, ai-input=yes, ai-train=yes',
    link: '</llms.txt>; rel="describedby"; type="text/plain", </openapi.json>; rel="service-desc"; type="application/json", </.well-known/api-catalog>; rel="api-catalog"',
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const policy = headers['content-security-policy'] ?? '';
  for (const directive of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "default-src 'self'",
    "style-src-elem 'self'",
  ]) {
    expect(policy).toContain(directive);
  }
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline');
  expect(policy).not.toContain('http');
  // One script for each language: src/delivery/boot/inlineScripts.ts.
  expect(policy.match(/'sha256-/g)).toHaveLength(localeCodes.length);
  for (const target of headers.link?.match(/(?<=<)[^>]+/g) ?? []) {
    expect((await request.get(target)).status(), target).toBe(200);
  }
});

test('files with a hash in their name may be kept for ever, others are asked for anew', async ({page, request}) => {
  await page.goto('/identity/colombia');
  const script = await page.locator('script[src*="/assets/js/main"]').getAttribute('src');
  expect((await request.get(script ?? '')).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/search/en.json', '/openapi.en.json', '/sitemap.xml', '/no/such/page']) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('public, max-age=0, must-revalidate');
  }
});
