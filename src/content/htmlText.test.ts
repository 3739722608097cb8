import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {expect, it} from 'vitest';
import {htmlText} from './htmlText';

it('shows the text, between tags and in an attribute', () => {
  const text = `</p><script>alert(1)</script> & "Co" 'a' &amp;`;
  const [element] = parseFragment(`<p title="${htmlText(text)}">${htmlText(text)}</p>`).childNodes;
  const {attrs, childNodes} = element as DefaultTreeAdapterTypes.Element;
  expect(attrs).toEqual([{name: 'title', value: text}]);
  expect(childNodes.map((node) => (node as DefaultTreeAdapterTypes.TextNode).value)).toEqual([text]);
});
