import {expect, test} from '@playwright/test';
import {brand} from '../../config/brand';
import routes from '../../config/routes.json';

const h1 = (html: string): string | undefined => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
const fill = (route: string): string => route.replaceAll('{product}', brand.slug);

for (const {route, canonical} of routes.aliases) {
  test(`alias ${route} is ${canonical}`, async ({request}) => {
    const response = await request.get(fill(route));
    expect(response.status()).toBe(200);
    const html = await response.text();
    const page = await (await request.get(fill(canonical))).text();
    expect(h1(page)).toMatch(/\S/);
    expect(h1(html)).toBe(h1(page));
    expect(html).toMatch(new RegExp(`rel="?canonical"? href="?[^" >]*${fill(canonical)}["/ >]`));
    expect(html).toMatch(new RegExp(`<html lang="?${canonical.startsWith('/docs-es/') ? 'es' : 'en'}\\b`));
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).not.toContain(`${fill(route)}</loc>`);
    expect(html).not.toContain('data-pagefind-body');
  });
}
