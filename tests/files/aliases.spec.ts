import {expect, it} from 'vitest';
import {brand} from '../../config/brand';
import routes from '../../config/routes.json';
import {built, html} from '../support/pages';

const h1 = (page: string): string | undefined => /<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1];
const fill = (route: string): string => route.replaceAll('{product}', brand.slug);

const listed = built('sitemap.xml') + built('search/en.json') + built('search/es.json');

it.each(routes.aliases.map(({route, canonical}) => [fill(route), fill(canonical)] as const))(
  '%s is a second address of %s',
  (route, canonical) => {
    const alias = html(route);
    const [language, home] = canonical.startsWith('/docs-es/') ? ['es', 'Bienvenida'] : ['en', 'Home'];
    expect(h1(alias)).toMatch(/\S/);
    expect(h1(alias)).toBe(h1(html(canonical)));
    expect(alias).toMatch(new RegExp(`rel="?canonical"? href="?[^" >]*${canonical}["/ >]`));
    expect(alias).toMatch(new RegExp(`<html [^>]*lang="?${language}\\b`));
    expect(alias).toContain(`>${home}<`);
    expect(listed).not.toMatch(new RegExp(`${route}["<]`));
  },
);
