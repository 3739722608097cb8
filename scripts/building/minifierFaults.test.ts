import {createRequire} from 'node:module';
import path from 'node:path';
import {getHtmlMinifier} from '@docusaurus/bundler';
import {expect, it, vi} from 'vitest';
import {minifierFaults} from './minifierFaults';

/** Docusaurus' own printing, so that another form of it is noticed. */
const {createGlobalSSGResult} = createRequire(require.resolve('@docusaurus/core/package.json'))(
  path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/ssg/ssgGlobalResult.js'),
) as {createGlobalSSGResult: (results: readonly object[]) => Promise<unknown>};

async function saidAbout(pages: Readonly<Record<string, string>>): Promise<string> {
  const {minify} = await getHtmlMinifier({type: 'swc'});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await createGlobalSSGResult(
    await Promise.all(
      Object.entries(pages).map(async ([pathname, body]) => ({
        success: true,
        pathname,
        result: {warnings: (await minify(`<!DOCTYPE html><html><body>${body}</body></html>`)).warnings},
      })),
    ),
  );
  const said = warn.mock.calls.flat().join('\n');
  warn.mockRestore();
  return said;
}

it('names the page whose HTML is broken', async () => {
  const said = await saidAbout({'/right': '<p>Text</p>', '/wrong': '<p>Text</p></script>', '/other': '</b>'});
  expect(minifierFaults(said)).toEqual([
    '/wrong: Stray end tag "script". Escape the text that it comes from, or fix the markup of the page.',
    expect.stringMatching(/^\/other: /),
  ]);
});

it('has nothing to say about pages that are right', async () => {
  expect(minifierFaults(await saidAbout({'/right': '<p>Text</p>'}))).toEqual([]);
  expect(minifierFaults('[WARNING] something else\n- /page:\n  - of no matter')).toEqual([]);
});
