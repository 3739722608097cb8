import {expect, test} from '@playwright/test';
import {brand} from '../../config/brand';
import {sampleLanguages} from '../../src/reference/samples/languages';
import {copyContents} from '../files/copyContents';
import {copyOf, samplesOf, wholeCopy} from '../support/copies';
import {built} from '../support/pages';
import {open} from './site';

test('the copy and its samples have the code that each tab shows', async ({page}) => {
  for (const pathname of ['/legal/health', '/docs-es/recursos/actualizar-un-webhook', '/docs-es']) {
    await open(page, pathname);
    const code = [copyOf(pathname), samplesOf(pathname)].flatMap((file) => copyContents(wholeCopy(file)).code);
    for (const {id} of sampleLanguages) {
      await page.locator('[data-operation] select').first().selectOption(id);
      // Samples out of view follow when they come near, and before the page is printed; they have no lines until they are laid out.
      await page.evaluate(() => {
        window.dispatchEvent(new Event('beforeprint'));
        for (const body of document.querySelectorAll<HTMLElement>('.code-body')) {
          body.style.contentVisibility = 'visible';
        }
      });
      const shown = page.locator('[data-operation] pre');
      await expect(shown.first()).toHaveClass(/language-/);
      for (const text of await shown.evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).innerText))) {
        expect(code, `${pathname}, ${id}`).toContain(text.trimEnd());
      }
    }
  }
});

test('copies are sent as Markdown, and for no search engine', async ({request}) => {
  const answer = await request.get('/identity/peru.md');
  expect(answer.headers()).toMatchObject({'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex'});
});

for (const {pathname, menu, markdown, link, openapi, openIn, question, copied} of [
  {
    pathname: '/identity/peru',
    menu: 'Copy or export',
    markdown: 'Copy the page as Markdown',
    link: 'Copy the link',
    openapi: 'Download the OpenAPI of checkIdentityPeru',
    openIn: 'Open in',
    question: 'Read {address} and answer my questions about it.',
    copied: 'Copied',
  },
  {
    pathname: '/docs-es/identidad/peru',
    menu: 'Copiar o exportar',
    markdown: 'Copiar la página como Markdown',
    link: 'Copiar el enlace',
    openapi: 'Descargar el OpenAPI de checkIdentityPeru',
    openIn: 'Abrir en',
    question: 'Lee {address} y responde mis preguntas sobre esa página.',
    copied: 'Copiado',
  },
]) {
  test(`the menu of ${pathname} copies, shows and exports the page`, async ({page, context, baseURL}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, pathname);
    const button = page.locator('summary').filter({hasText: menu});
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: markdown}).click();
    await expect(page.locator('details').getByRole('status')).toHaveText(copied);
    const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    expect(await clipboard()).toBe(built(copyOf(pathname)));
    await page.getByRole('button', {name: link}).click();
    await expect.poll(clipboard).toBe(`${baseURL ?? ''}${pathname}`);
    for (const {name, address} of brand.assistants) {
      const item = page.getByRole('link', {name: `${openIn} ${name}`});
      await expect(item).toHaveAttribute('target', '_blank');
      await expect(item).toHaveAttribute('rel', /\bnoopener\b/);
      const asked = (await item.getAttribute('href')) ?? '';
      expect(asked.startsWith(address)).toBe(true);
      const copy = `${brand.siteUrl}${pathname}.md`;
      expect(new URL(asked).searchParams.get('q')).toBe(question.replace('{address}', copy));
    }
    const fragment = await page.request.get((await page.getByRole('link', {name: openapi}).getAttribute('href')) ?? '');
    expect(Object.keys(((await fragment.json()) as {paths: object}).paths)).toEqual(['/v3/pe/cedula']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: markdown})).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('the menu says so where the page cannot be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/*.md', (route) => route.abort());
  await open(page, '/docs-es/identidad/peru');
  await page.getByText('Copiar o exportar', {exact: true}).click();
  await page.getByRole('button', {name: 'Copiar la página como Markdown'}).click();
  await expect(page.locator('details').getByRole('status')).toContainText('No se pudo copiar.');
});
