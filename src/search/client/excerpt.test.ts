import {describe, expect, it} from 'vitest';
import {parseExcerpt} from './excerpt';

describe('parseExcerpt', () => {
  it('splits at the marks', () => {
    expect(parseExcerpt('the <mark>cédula</mark> of a citizen')).toEqual([
      {text: 'the ', isMatch: false},
      {text: 'cédula', isMatch: true},
      {text: ' of a citizen', isMatch: false},
    ]);
  });

  it('turns entities into text, and leaves other HTML as text', () => {
    expect(parseExcerpt('&lt;img src=x onerror=alert(1)&gt; &amp;amp; <b>')).toEqual([
      {text: '<img src=x onerror=alert(1)> &amp; <b>', isMatch: false},
    ]);
  });
});
