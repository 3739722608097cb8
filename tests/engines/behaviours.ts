import {expect} from 'vitest';
import type {DisturbedSite} from '../support/disturbedSite';
import type {Visit} from './Visit';

/** What every engine has to do, by name. Each begins with empty storage, on a desktop, at a host that works. */
export type Behaviours = Readonly<Record<string, (visit: Visit, site: DisturbedSite) => Promise<void>>>;

const heading = "document.querySelector('h1')?.textContent";
const languages = 'select[aria-label="Programming language"]';
const sample = '[data-operation] pre';
const search = '.navbar input';

export const behaviours: Behaviours = {
  'languages: the menu leads to the other language and back': async (visit) => {
    await visit.open('/identity/colombia');
    await visit.click('.navbar button[aria-label^="Language"]');
    await visit.click('.navbar a[hreflang="es"]');
    await visit.untilAt('/docs-es/identidad/colombia');
    await visit.until('document.documentElement.lang', 'es');
    await visit.click('.navbar button[aria-label^="Idioma"]');
    await visit.click('.navbar a[hreflang="en"]');
    await visit.untilAt('/identity/colombia');
  },

  'languages: the place in the page is kept': async (visit) => {
    await visit.open('/identity/colombia#errors');
    // The bar is out of sight at a heading, and is there for the keyboard.
    await visit.focus('.navbar button[aria-label^="Language"]');
    await visit.keys('Enter');
    await visit.until(`document.querySelector('.navbar button[aria-label^="Language"]').ariaExpanded`, 'true');
    // By its own event: WebKit's driver does not press Enter on the link.
    await visit.see(`document.querySelector('.navbar a[hreflang="es"]').click()`);
    await visit.untilAt('/docs-es/identidad/colombia#errors');
    await visit.untilInView('#errors');
  },

  'languages: the menu works by keyboard': async (visit) => {
    await visit.open('/identity/colombia');
    const button = '.navbar button[aria-label^="Language"]';
    await visit.focus(button);
    await visit.keys('Enter');
    await visit.until(`document.querySelector('${button}').ariaExpanded`, 'true');
    await visit.keys('Escape');
    await visit.until(`document.querySelector('${button}').ariaExpanded`, 'false');
  },

  'preferences: the language of samples is kept, and follows to other pages': async (visit) => {
    await visit.open('/identity/colombia');
    await visit.untilText(sample, 'curl --fail-with-body');
    await visit.choose(languages, 'python');
    await visit.untilText(sample, 'import requests');
    expect(await visit.see("localStorage.getItem('preferred-language')")).toBe('python');
    await visit.open('/docs-es/identidad/peru');
    await visit.untilText(sample, 'import requests');
  },

  'preferences: a stored value that is no language is ignored': async (visit) => {
    await visit.open('/intro');
    await visit.see("localStorage.setItem('preferred-language', 'cobol')");
    await visit.open('/identity/colombia');
    await visit.untilText(sample, 'curl --fail-with-body');
  },

  'preferences: the colour mode is light until it is changed, and stays': async (visit) => {
    await visit.open('/intro');
    await visit.until('document.documentElement.dataset.theme', 'light');
    await visit.click('.navbar button[aria-label^="Switch between"]');
    await visit.until('document.documentElement.dataset.theme', 'dark');
    await visit.goto('/identity/peru');
    expect(await visit.see('document.documentElement.dataset.theme')).toBe('dark');
  },

  'search: answers appear while one types, and keys lead to them': async (visit) => {
    await visit.open('/intro');
    await visit.click(search);
    await visit.page.type('temporary protection');
    await visit.untilText('.navbar [role=option]', 'Colombia, temporary protection permit (PPT)');
    await visit.keys('ArrowDown', 'Enter');
    await visit.untilAt('/identity/colombia-ppt');
  },

  'search: an address with a question is answered in its language': async (visit) => {
    await visit.open('/docs-es/search?q=cedula');
    await visit.until("document.querySelector('main ol > li a')?.getAttribute('href').startsWith('/docs-es/')", true);
  },

  'search: a host without the index is told, and the search recovers': async (visit, site) => {
    site.disturb(({url = ''}, response) => url.startsWith('/search/') && Boolean(response.writeHead(503).end()));
    await visit.open('/search?q=peru');
    await visit.untilText('main [role=status]', 'could not be loaded');
    site.disturb(undefined);
    await visit.open('/search?q=peru');
    await visit.untilText('main ol', 'Peru');
  },

  'navigation: other sections are shown without a new document, and so is the way back': async (visit) => {
    await visit.open('/identity/chile');
    await visit.see("document.documentElement.dataset.marked = ''");
    await visit.click('.navbar a[href="/blog"]');
    await visit.until(heading, 'Blog');
    await visit.see('history.back()');
    await visit.until(`${heading}.startsWith('Chile')`, true);
    expect(await visit.see("'marked' in document.documentElement.dataset")).toBe(true);
  },

  'addresses: an ending is taken off': async (visit) => {
    await visit.open('/identity/colombia.html');
    await visit.untilAt('/identity/colombia');
  },

  'addresses: an unknown path below /docs-es is answered in Spanish': async (visit) => {
    await visit.open('/docs-es/no/such/page');
    await visit.until(heading, 'Página no encontrada');
  },

  'mobile menu: opens, goes back to the main menu and closes': async (visit) => {
    await visit.page.resize(500, 800);
    await visit.open('/identity/colombia');
    await visit.click('button[aria-label="Toggle navigation bar"]');
    await visit.untilInView('.navbar-sidebar');
    await visit.clickText('.navbar-sidebar button', '← Back to main menu');
    await visit.untilInView('.navbar-sidebar a[href="/blog"]');
    await visit.click('.navbar-sidebar button[aria-label="Close navigation bar"]');
    await visit.until("document.querySelector('.navbar-sidebar--show') === null", true);
  },

  'keyboard: the first stop leads to the content': async (visit) => {
    await visit.open('/identity/colombia');
    await visit.keys('Tab');
    await visit.until('document.activeElement.textContent', 'Skip to main content');
    await visit.keys('Enter', 'Tab');
    await visit.until("document.activeElement.closest('main') !== null", true);
  },
};
