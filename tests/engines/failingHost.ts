import {readFileSync} from 'node:fs';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import {expect} from 'vitest';
import {build} from '../support/pages';
import type {Disturbance} from '../support/disturbedSite';
import type {Behaviours} from './behaviours';

const heading = "document.querySelector('h1')?.textContent";

function send(response: ServerResponse, type: string, body: string): boolean {
  response.writeHead(200, {'Content-Type': type}).end(body);
  return true;
}

/** What a reader meets whose browser runs no script: the host forbids them all. */
const withoutScripts = (url: string, response: ServerResponse): false => {
  if (!url.startsWith('/assets/')) {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(name, name.toLowerCase() === 'content-security-policy' ? "script-src 'none'" : value);
  }
  return false;
};

/** The next build takes the place of this one: its scripts have other names, and those of this one are gone. */
const newBuild: Disturbance = (request, response) => {
  const url = (request.url ?? '').replace(/\?.*/, '');
  if (url.startsWith('/assets/js/new/')) {
    request.url = url.replace('/new/', '/');
    return false;
  }
  if (url.startsWith('/assets/js/')) {
    return Boolean(response.writeHead(404).end());
  }
  const file = path.join(build, path.extname(url) === '' ? `${url}.html` : url);
  if (!url.startsWith('/sections/') && path.extname(url) !== '') {
    return false;
  }
  const renamed = readFileSync(file, 'utf8').replaceAll('assets/js/', 'assets/js/new/');
  return send(response, url.startsWith('/sections/') ? 'application/json' : 'text/html', renamed);
};

/** A host that fails, and one that is replaced while somebody reads. */
export const failingHost: Behaviours = {
  'no JavaScript: an operation reads completely, and answers can be chosen': async (visit, site) => {
    site.disturb(({url = ''}, response) => withoutScripts(url, response));
    await visit.goto('/identity/colombia');
    expect(await visit.see('document.documentElement.dataset.hasHydrated')).toBe('false');
    await visit.untilText('[data-operation] pre', "--url 'https://");
    await visit.untilText('.fields', 'documentNumber');
    const shown = "[...document.querySelectorAll('.answer pre')].filter((pre) => pre.getClientRects().length > 0)";
    await visit.until(`${shown}.length`, 1);
    await visit.click('label[for="answer-409"]');
    await visit.until(`${shown}[0]?.textContent.includes('"code"')`, true);
  },

  'failures: a page whose section does not load is loaded anew': async (visit, site) => {
    await visit.open('/identity/chile');
    site.disturb(({url = ''}, response) => url.startsWith('/sections/blog') && Boolean(response.writeHead(503).end()));
    await visit.see("document.documentElement.dataset.marked = ''");
    await visit.click('.navbar a[href="/blog"]');
    await visit.until(heading, 'Blog');
    await visit.until("'marked' in document.documentElement.dataset", false);
  },

  'failures: a section of another build, as a stale cache has it, is not used': async (visit, site) => {
    site.disturb(({url = ''}, response) => {
      if (!url.startsWith('/sections/blog')) {
        return false;
      }
      const section = JSON.parse(readFileSync(path.join(build, url.replace(/\?.*/, '')), 'utf8')) as object;
      return send(response, 'application/json', JSON.stringify({...section, scripts: ['assets/js/main.00000000.js']}));
    });
    await visit.open('/identity/chile');
    await visit.see("document.documentElement.dataset.marked = ''");
    await visit.click('.navbar a[href="/blog"]');
    await visit.untilAt('/blog');
    await visit.until(heading, 'Blog');
    await visit.until("'marked' in document.documentElement.dataset", false);
  },

  'failures: a script that breaks off leaves the page to be read, and the next load mends it': async (visit, site) => {
    site.disturb(({url = ''}, response) => {
      if (!/^\/assets\/js\/main\./.test(url)) {
        return false;
      }
      return send(response, 'text/javascript', readFileSync(path.join(build, url), 'utf8').slice(0, 20_000));
    });
    await visit.goto('/identity/peru');
    await visit.until(heading, 'Peru, citizen identity (DNI)');
    await visit.untilText('[data-operation] pre', "--url 'https://");
    site.disturb(undefined);
    await visit.open('/identity/peru');
  },

  'failures: a host that lets a third of the requests wait shows every page all the same': async (visit, site) => {
    let count = 0;
    site.disturb(async () => {
      count += 1;
      if (count % 3 === 0) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
      return false;
    });
    await visit.open('/identity/chile');
    await visit.click('.navbar a[href="/blog"]');
    await visit.until(heading, 'Blog');
    await visit.open('/docs-es/search?q=cedula');
    await visit.until("document.querySelector('main ol > li a') !== null", true);
  },

  'failures: a deployment while somebody reads leads to the new page, and keeps the preferences': async (
    visit,
    site,
  ) => {
    await visit.open('/identity/chile');
    await visit.choose('select[aria-label="Programming language"]', 'python');
    await visit.untilText('[data-operation] pre', 'import requests');
    site.disturb(newBuild);
    await visit.see("document.documentElement.dataset.marked = ''");
    await visit.click('.navbar a[href="/blog"]');
    await visit.untilAt('/blog');
    // The old page may still be there for a moment: what it says of itself is not waited for.
    await visit.until(
      '((page) => page.hasHydrated === "true" && !("marked" in page))(document.documentElement.dataset)',
      true,
    );
    await visit.until('document.querySelector(\'script[src*="/new/"]\') !== null', true);
    await visit.open('/identity/chile');
    await visit.untilText('[data-operation] pre', 'import requests');
  },
};
