import {expect} from 'vitest';
import type {Behaviours} from './behaviours';

const panel = "document.querySelector('.reference-panel')";
const shown = "[...document.querySelectorAll('.answer pre')].filter((pre) => pre.getClientRects().length > 0)";

/** What stands beside the text of an operation: samples, answers, fields and the form. */
export const referenceBehaviours: Behaviours = {
  'reference: the panel stands beside the text and stays in view': async (visit) => {
    await visit.page.resize(1440, 900);
    await visit.open('/identity/colombia');
    const beside = `${panel}.getBoundingClientRect().left >= document.querySelector('.reference-text').getBoundingClientRect().right`;
    expect(await visit.see(beside)).toBe(true);
    await visit.see('scrollTo(0, 1200)');
    await visit.until(`scrollY > 500 && ${panel}.getBoundingClientRect().top >= 0`, true);
    await visit.page.resize(1024, 900);
    await visit.until(beside, false);
  },

  'reference: one column is remembered': async (visit) => {
    await visit.page.resize(1440, 900);
    await visit.open('/identity/colombia');
    await visit.clickText('button', 'One column');
    await visit.until(`getComputedStyle(${panel}).position`, 'static');
    await visit.goto('/identity/peru');
    expect(await visit.see(`getComputedStyle(${panel}).position`)).toBe('static');
  },

  'reference: an answer is chosen by its status and from the table of errors': async (visit) => {
    await visit.page.resize(1440, 900);
    await visit.open('/identity/colombia');
    await visit.until(`${shown}.length`, 1);
    await visit.click('label[for="answer-409"]');
    await visit.until(`${shown}[0]?.textContent.includes('"code"')`, true);
    await visit.clickText('.error-table label', '404');
    await visit.until(`${shown}[0]?.textContent.includes('NotFound')`, true);
  },

  'reference: a field has an address, which unfolds what holds it': async (visit) => {
    await visit.open('/api/projects/projects-create');
    const id = await visit.see<string>(
      "[...document.querySelectorAll('.fields details:not([open]) > ul > li')].at(-1).id",
    );
    await visit.goto('/intro');
    await visit.open(`/api/projects/projects-create#${id}`);
    await visit.untilInView(`[id="${id}"]`);
  },

  'reference: all fields unfold at once': async (visit) => {
    await visit.open('/api/projects/projects-create');
    const folded = "document.querySelectorAll('.fields details:not([open])').length";
    expect(await visit.see<number>(folded)).toBeGreaterThan(0);
    while ((await visit.see<number>(folded)) > 0) {
      await visit.clickText('button[aria-pressed="false"]', 'Expand all');
    }
  },

  'reference: a field and its line in the answer are marked together, by keyboard': async (visit) => {
    await visit.page.resize(1440, 900);
    await visit.open('/identity/colombia');
    await visit.focus('#response-data-full-name a');
    await visit.until(
      "[...(CSS.highlights.get('linked') ?? [])].some((range) => range.toString().includes('fullName'))",
      true,
    );
  },

  'reference: values of the reader go into the sample and nowhere else': async (visit) => {
    await visit.open('/identity/colombia');
    await visit.clickText('button', 'Fill in your values');
    await visit.until(
      "document.querySelector('main form input[type=text], main form input:not([type])') !== null",
      true,
    );
    await visit.see(`((input) => { input.focus(); input.select(); })(
      [...document.querySelectorAll('main form label')].find((label) => label.textContent.includes('documentNumber')).control)`);
    await visit.page.type('79555123');
    await visit.untilText('[data-operation] pre', "'documentNumber=79555123'");
    expect(await visit.see('JSON.stringify([{...localStorage}, {...sessionStorage}, location.href])')).not.toContain(
      '79555123',
    );
  },
};
