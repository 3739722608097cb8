import {expect, test} from '@playwright/test';
import {brand} from '../../config/brand';
import {sampleLanguages} from '../../src/reference/samples/languages';
import {copyContents} from '../files/copyContents';
import {copyPath, samplesPath} from '../../src/copies/copyPath';
import {wholeCopy} from '../support/copies';
import {built} from '../support/pages';
import {open} from './site';

test('the copy and its samples have the code that each tab shows', async ({page}) => {
  for (const pathname of ['/legal/health', '/docs-es']) {
    await open(page, pathname);
    const code = [copyPath(pathname), samplesPath(pathname)].flatMap((file) => copyContents(wholeCopy(file)).code);
    for (const {id} of sampleLanguages) {
      await page.locator('[data-operation] select').first().selectOption(id);
      // Samples out of view follow when they come near, and before the page is printed; they have no lines until they are laid out.
      await page.evaluate(() => {
        window.dispatchEvent(new Event('beforeprint'));
        for (const body of document.querySelectorAll<HTMLElement>('.code-body')) {
          body.style.contentVisibility = 'visible';
        }
        // What is folded is no text of the page.
        for (const box of document.querySelectorAll<HTMLInputElement>('main [type=checkbox]')) {
          box.checked = true;
        }
      });
      // The text of what is not shown has no lines.
      const shown = page.locator('[data-operation] pre').filter({visible: true});
      await expect(shown.first()).toHaveClass(/language-/);
      for (const text of await shown.evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).innerText))) {
        expect(code, `${pathname}, ${id}`).toContain(text.trimEnd());
      }
    }
  }
});

test('the menu of a page copies, shows and exports it', async ({page, context, baseURL}) => {
  const pathname = '/docs-es/identidad/peru';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, pathname);
  const button = page.locator('summary').filter({hasText: 'Copiar o exportar'});
  await button.focus();
  await page.keyboard.press('Enter');
  const copy = page.getByRole('button', {name: 'Copiar la página como Markdown'});
  await copy.click();
  await expect(page.locator('details').getByRole('status')).toHaveText('Copiado');
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  expect(await clipboard()).toBe(built(copyPath(pathname)));
  await page.getByRole('button', {name: 'Copiar el enlace'}).click();
  await expect.poll(clipboard).toBe(`${baseURL ?? ''}${pathname}`);
  for (const {name, address} of brand.assistants) {
    const item = page.getByRole('link', {name: `Abrir en ${name}`});
    await expect(item).toHaveAttribute('target', '_blank');
    await expect(item).toHaveAttribute('rel', /\bnoopener\b/);
    const asked = (await item.getAttribute('href')) ?? '';
    expect(asked.startsWith(address)).toBe(true);
    const question = `Lee ${brand.siteUrl}${pathname}.md y responde mis preguntas sobre esa página.`;
    expect(new URL(asked).searchParams.get('q')).toBe(question);
  }
  const contract = page.getByRole('link', {name: 'Descargar el OpenAPI de checkIdentityPeru'});
  const fragment = await page.request.get((await contract.getAttribute('href')) ?? '');
  expect(Object.keys(((await fragment.json()) as {paths: object}).paths)).toEqual(['/v3/pe/cedula']);
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
  await expect(button).toBeFocused();
});

test('the menu says so where the page cannot be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/*.md', (route) => route.abort());
  await open(page, '/docs-es/identidad/peru');
  await page.getByText('Copiar o exportar', {exact: true}).click();
  await page.getByRole('button', {name: 'Copiar la página como Markdown'}).click();
  await expect(page.locator('details').getByRole('status')).toContainText('No se pudo copiar.');
});
