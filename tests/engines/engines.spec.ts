import {afterAll, beforeAll, describe, it} from 'vitest';
import {startDisturbedSite, type DisturbedSite} from '../support/disturbedSite';
import {startFirefox, startWebkit, type Engine} from './engines';
import {Visitor} from './Visitor';

const sample = "document.querySelector('[data-operation] pre').textContent";
const answer = "[...document.querySelectorAll('.answer pre')].find((pre) => pre.getClientRects().length > 0)";
const inView = (selector: string): string =>
  `(({top, bottom}) => bottom > 0 && top < innerHeight)(document.querySelector('${selector}').getBoundingClientRect())`;

/** What a reader meets in which engines differ. What does not, Chromium shows in `tests/e2e`. */
const behaviours: Readonly<Record<string, (reader: Visitor) => Promise<void>>> = {
  'custom select and storage: the language of samples is chosen, kept and read again': async (reader) => {
    await reader.open('/identity/colombia');
    // The lists of the engines differ, so what they tell the page is told by the test.
    await reader.see(`((list) => { list.value = 'python'; list.dispatchEvent(new Event('change', {bubbles: true})); })(
      document.querySelector('select[aria-label="Programming language"]'))`);
    await reader.until(`${sample}.includes('import requests')`);
    await reader.open('/docs-es/identidad/peru');
    await reader.until(`${sample}.includes('import requests')`);
  },

  'storage events: another tab changes the language of samples': async (reader) => {
    await reader.open('/identity/colombia');
    await reader.see(`(() => { const frame = document.createElement('iframe'); document.body.append(frame);
      frame.contentWindow.localStorage.setItem('preferred-language', 'go'); })()`);
    await reader.until(`${sample}.includes('package main')`);
  },

  'history and scroll: the way back leads to the place that was read': async (reader) => {
    await reader.open('/identity/colombia');
    await reader.see('scrollTo(0, 900)');
    await reader.until('scrollY === 900');
    await reader.see(`document.querySelector('.navbar a[href="/blog"]').click()`);
    await reader.until("location.pathname === '/blog' && document.querySelector('h1').textContent === 'Blog'");
    await reader.see('history.back()');
    await reader.until("location.pathname === '/identity/colombia' && Math.abs(scrollY - 900) < 100");
  },

  'anchors: an address leads to its heading, in the other language too': async (reader) => {
    await reader.open('/identity/colombia#errors');
    await reader.until(inView('#errors'));
    await reader.see(`document.querySelector('.navbar a[hreflang="es"]').click()`);
    await reader.until("location.pathname + location.hash === '/docs-es/identidad/colombia#errors'");
    await reader.until(inView('#errors'));
  },

  'focus: the first stop leads to the content': async (reader) => {
    await reader.open('/identity/colombia');
    await reader.press('Tab');
    await reader.until("document.activeElement.textContent === 'Skip to main content'");
    await reader.press('Enter', 'Tab');
    await reader.until("document.activeElement.closest('main') !== null");
  },

  'focus: the menu of languages opens and closes by keyboard': async (reader) => {
    const button = `document.querySelector('.navbar button[aria-label^="Language"]')`;
    await reader.open('/identity/colombia');
    await reader.see(`${button}.focus()`);
    await reader.press('Enter');
    await reader.until(`${button}.ariaExpanded === 'true'`);
    await reader.press('Escape');
    await reader.until(`${button}.ariaExpanded === 'false'`);
  },

  'phone: the menu opens and closes': async (reader) => {
    await reader.resize(500, 800);
    await reader.open('/identity/colombia');
    await reader.click('button[aria-label="Toggle navigation bar"]');
    await reader.until("document.querySelector('.navbar-sidebar--show') !== null");
    // By its own event: the menu may still be on its way in, and a click would miss it.
    await reader.see(`document.querySelector('.navbar-sidebar button[aria-label="Close navigation bar"]').click()`);
    await reader.until("document.querySelector('.navbar-sidebar--show') === null");
  },

  ':has: an answer is chosen by its status': async (reader) => {
    await reader.resize(1440, 900);
    await reader.open('/identity/colombia');
    await reader.click('label[for="answer-409"]');
    await reader.until(`${answer}.textContent.includes('"code"')`);
  },

  'highlights: a field and its line in the answer are marked together': async (reader) => {
    await reader.resize(1440, 900);
    await reader.open('/identity/colombia');
    await reader.see("document.querySelector('#response-data-full-name a').focus()");
    await reader.until("[...(CSS.highlights.get('linked') ?? [])].some((range) => `${range}`.includes('fullName'))");
  },

  'details: the address of a nested field unfolds what holds it': async (reader) => {
    await reader.open('/api/projects/projects-create');
    const nested = "[...document.querySelectorAll('.fields details:not([open]) > ul > li')].at(-1).id";
    const id = String(await reader.see(nested));
    await reader.open('/intro');
    await reader.open(`/api/projects/projects-create#${id}`);
    await reader.until(inView(`[id="${id}"]`));
  },

  'input: the search answers while one types, and keys lead to a page': async (reader) => {
    await reader.open('/intro');
    await reader.click('.navbar input');
    await reader.press(...Array.from('temporary protection'));
    // Answers to a part of it come first; "Enter" leads to the chosen one when all of it is answered.
    await reader.until(
      "document.querySelector('.navbar [role=status]')?.textContent.includes('“temporary protection”')",
    );
    await reader.until("document.querySelector('.navbar [role=option]').textContent.includes('PPT')");
    await reader.press('Enter');
    await reader.until("location.pathname === '/identity/colombia-ppt'");
  },
};

let site: DisturbedSite;

beforeAll(async () => {
  site = await startDisturbedSite();
});

afterAll(() => site.stop());

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
] as const)('%s', (_engine, start) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await start();
  });

  afterAll(() => engine.close());

  it.each(Object.entries(behaviours))('%s', async (_name, behave) => {
    const reader = new Visitor(engine, site.origin);
    await reader.forget();
    await reader.resize(1280, 800);
    await behave(reader);
  });
});
