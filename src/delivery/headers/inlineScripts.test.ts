import {describe, expect, it} from 'vitest';
import {localeCodes} from '../../../config/locales';
import {inlineScripts} from '../boot/inlineScripts';
import {builtHashes, inlineScriptFaults, inlineScriptsIn, scriptHash} from './inlineScripts';

describe('inlineScriptsIn', () => {
  it('finds what a browser runs, and nothing else', () => {
    const html = `<script src="/a.js"></script><script>alert(1)</script>
      <script type=application/ld+json>{"a":1}</script><script type="application/json">{}</script>
      <script data-x="1">\n</script><SCRIPT data-src="/a.js">alert(2)</SCRIPT ><script data-type="application/json">3</script>`;
    expect(inlineScriptsIn(html)).toEqual(['alert(1)', '\n', 'alert(2)', '3']);
  });
});

describe('scriptHash', () => {
  it('is that of the policy', () => {
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(scriptHash('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=');
  });
});

describe('the scripts that pages may hold', () => {
  it('are one for each language, with a reason', async () => {
    const allowed = inlineScripts('/some/base/');
    expect(new Set(await builtHashes(allowed)).size).toBe(localeCodes.length);
    for (const {reason, source} of allowed) {
      expect(reason).toMatch(/\.$/);
      expect(source).not.toMatch(/<\/|<!--|%>/);
    }
  });

  it('are all that the build lets pass', async () => {
    const allowed = await builtHashes([{reason: 'A test.', source: 'alert( 1 );'}]);
    const page = (script: string): string => `<head><script>${script}</script></head>`;
    expect(inlineScriptFaults('a.html', page('alert(1)'), allowed)).toEqual([]);
    const text = '<title>Docs</script><script>alert(2)</script></title><meta content="<script>alert(2)</script>">';
    expect(inlineScriptFaults('a.html', text, allowed)).toEqual([]);
    expect(inlineScriptFaults('a.html', page('alert(2)'), allowed)).toEqual([
      'a.html holds a script that is not in src/delivery/boot/inlineScripts.ts: "alert(2)". Escape the text that it comes from, serve it as a file, or add it there with the reason.',
    ]);
  });
});
