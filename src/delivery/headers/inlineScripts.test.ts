import {describe, expect, it} from 'vitest';
import {inlineScriptHashes} from './inlineScripts';

describe('inlineScriptHashes', () => {
  it('hashes what a browser runs, and nothing else', () => {
    const html = `<script src="/a.js"></script><script>alert(1)</script>
      <script type=application/ld+json>{"a":1}</script><script type="application/json">{}</script>
      <script data-x="1">\n</script>`;
    expect(inlineScriptHashes(html)).toEqual([
      // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
      'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
      'sha256-AbpHGcgLb+kRsJGnwFEktk7uzpZOCcBY74+YBdrKVGs=',
    ]);
  });
});
