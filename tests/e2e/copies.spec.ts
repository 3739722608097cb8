import {expect, test} from '@playwright/test';
import {brand} from '../../config/brand';
import {copyPath} from '../../src/copies/copyPath';
import {built} from '../support/pages';
import {open} from './site';

test('the menu of a page copies, shows and exports it, or says that it cannot', async ({page, context}) => {
  const path = '/docs-es/identidad/peru';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path);
  const button = page.locator('summary[aria-label="Copiar o exportar"]');
  const copy = page.getByRole('button', {name: 'Copiar página'});
  const status = copy.locator('..').getByRole('status');
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await copy.click();
  await expect(status).toHaveText('Copiado');
  expect(await clipboard()).toBe(built(copyPath(path)));
  await button.press('Enter');
  for (const {name, address} of brand.assistants) {
    const asked = (await page.getByRole('link', {name: `Abrir en ${name}`}).getAttribute('href')) ?? '';
    expect(asked.startsWith(address)).toBe(true);
    const question = `Lee ${brand.siteUrl}${path}.md y responde mis preguntas sobre esa página.`;
    expect(new URL(asked).searchParams.get('q')).toBe(question);
  }
  const contract = page.getByRole('link', {name: 'Descargar el OpenAPI de checkIdentityPeru'});
  const fragment = await page.request.get((await contract.getAttribute('href')) ?? '');
  expect(await fragment.json()).toHaveProperty(['paths', '/v3/pe/cedula']);
  await page.keyboard.press('Escape');
  await expect(contract).toBeHidden();
  await expect(button).toBeFocused();
  await page.route('**/*.md', (route) => route.abort());
  await page.reload();
  await copy.click();
  await expect(status).toContainText('No se pudo copiar.');
});
