import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {unreadTexts} from '../../src/bilingual/build/siteTexts';
import {foreignTexts, interfaceTexts} from '../support/interfaceTexts';
import {build, built, html, interfacePages} from '../support/pages';

/** The file that a host serves for an address. */
const served = (url: string): string => {
  const pathname = url.replace(/\?.*/, '');
  return pathname.endsWith('/no/such/page')
    ? built(pathname.replace('no/such/page', '404.html').slice(1))
    : html(pathname);
};

describe('the interface speaks the language of the page, as served', () => {
  it.each(Object.entries(interfacePages))('%s', (_name, url) => {
    const {texts, lang} = interfaceTexts(served(url));
    expect(texts.length).toBeGreaterThan(8);
    expect(foreignTexts(texts, lang === 'es' ? 'es' : 'en')).toEqual([]);
  });
});

it('no script reads a text that is left out of the scripts', () => {
  const scripts = readdirSync(path.join(build, 'assets/js')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const texts = scripts.map((file) => built(`assets/js/${file}`));
  expect(unreadTexts.filter((id) => texts.some((text) => text.includes(id)))).toEqual([]);
});

describe('foreignTexts', () => {
  it('finds a text in the wrong language', () => {
    expect(foreignTexts(['Copiar código', 'Copy code to clipboard', 'Skip to main content'], 'es')).toEqual([
      'Copy code to clipboard',
      'Skip to main content',
    ]);
    expect(foreignTexts(['Search', 'Saltar al contenido principal', 'Página siguiente'], 'en')).toEqual([
      'Saltar al contenido principal',
      'Página siguiente',
    ]);
  });
});

describe('interfaceTexts', () => {
  it('leaves out what is content, and what is marked as another language', () => {
    const page = `<html lang="en"><head><title>Head</title></head><body><nav aria-label="Main"><a>Docs</a></nav>
      <a lang="es" title="Título">Leer en español</a><noscript>None</noscript><article>Text<img alt="Picture"></article>
      <main><ol><li>Answer</li></ol><p>Shown</p></main></body></html>`;
    expect(interfaceTexts(page)).toEqual({texts: ['Main', 'Docs', 'Picture', 'Shown'], lang: 'en'});
  });
});
