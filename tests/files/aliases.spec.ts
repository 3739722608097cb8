import {describe, expect, it} from 'vitest';
import {brand} from '../../config/brand';
import routes from '../../config/routes.json';
import {built, html} from '../support/pages';

const h1 = (page: string): string | undefined => /<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1];
const fill = (route: string): string => route.replaceAll('{product}', brand.slug);

const searched = built('search/en.json') + built('search/es.json');

describe('a second address', () => {
  it.each(routes.aliases.map(({route, canonical}) => [fill(route), fill(canonical)] as const))(
    '%s is %s',
    (route, canonical) => {
      const alias = html(route);
      const page = html(canonical);
      expect(h1(page)).toMatch(/\S/);
      expect(h1(alias)).toBe(h1(page));
      expect(alias).toMatch(new RegExp(`rel="?canonical"? href="?[^" >]*${canonical}["/ >]`));
      expect(alias).toMatch(new RegExp(`<html [^>]*lang="?${canonical.startsWith('/docs-es/') ? 'es' : 'en'}\\b`));
      expect(alias).toMatch(/<nav[^>]*theme-doc-breadcrumbs/);
      expect(alias).toMatch(canonical.startsWith('/docs-es/') ? />Bienvenida</ : />Home</);
      expect(built('sitemap.xml')).not.toContain(`${route}</loc>`);
      expect(searched).not.toContain(`"${route}"`);
    },
  );
});
