import {expect, test} from '@playwright/test';
import {brand} from '../../config/brand';
import {copyPath, samplesPath} from '../../src/copies/copyPath';
import {sampleLanguages} from '../../src/reference/samples/languages';
import {copyContents} from '../files/copyContents';
import {built, wholeCopy} from '../support/pages';
import {open} from './site';

test('the copy and its samples have the code that each language shows', async ({page}) => {
  // Lines of a page are elements.
  const joined = (text: string): string => text.replaceAll(/\s/g, '');
  for (const path of ['/legal/health', '/docs-es']) {
    await open(page, path);
    const copies = [copyPath(path), samplesPath(path)].flatMap((file) =>
      copyContents(wholeCopy(file)).code.map(joined),
    );
    for (const {id} of sampleLanguages) {
      await page.locator('[data-operation] select').first().selectOption(id);
      // Samples out of view follow before the page is printed.
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      const shown = page.locator('[data-operation] pre').filter({visible: true});
      await expect(shown.first()).toHaveClass(/language-/);
      for (const text of await shown.allTextContents()) {
        expect(copies, `${path}, ${id}`).toContain(joined(text));
      }
    }
  }
});

test('the menu of a page copies, shows and exports it, or says that it cannot', async ({page, context, baseURL}) => {
  const path = '/docs-es/identidad/peru';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path);
  const button = page.locator('summary').filter({hasText: 'Copiar o exportar'});
  const copy = page.getByRole('button', {name: 'Copiar la página como Markdown'});
  const status = page.locator('details').getByRole('status');
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await button.press('Enter');
  await copy.click();
  await expect(status).toHaveText('Copiado');
  expect(await clipboard()).toBe(built(copyPath(path)));
  await page.getByRole('button', {name: 'Copiar el enlace'}).click();
  await expect.poll(clipboard).toBe(`${baseURL ?? ''}${path}`);
  for (const {name, address} of brand.assistants) {
    const item = page.getByRole('link', {name: `Abrir en ${name}`});
    await expect(item).toHaveAttribute('target', '_blank');
    await expect(item).toHaveAttribute('rel', /\bnoopener\b/);
    const asked = (await item.getAttribute('href')) ?? '';
    expect(asked.startsWith(address)).toBe(true);
    const question = `Lee ${brand.siteUrl}${path}.md y responde mis preguntas sobre esa página.`;
    expect(new URL(asked).searchParams.get('q')).toBe(question);
  }
  const contract = page.getByRole('link', {name: 'Descargar el OpenAPI de checkIdentityPeru'});
  const fragment = await page.request.get((await contract.getAttribute('href')) ?? '');
  expect(Object.keys(((await fragment.json()) as {paths: object}).paths)).toEqual(['/v3/pe/cedula']);
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
  await expect(button).toBeFocused();
  await page.route('**/*.md', (route) => route.abort());
  await page.reload();
  await button.click();
  await copy.click();
  await expect(status).toContainText('No se pudo copiar.');
});
