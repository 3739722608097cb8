import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router';
import {expect, it} from 'vitest';
import Translate, {translate} from './Translate';

// What is translated stands in tests/support/generated.
const rendered = (element: ReactNode, page = '/docs-es/intro'): string =>
  renderToString(<MemoryRouter initialEntries={[page]}>{element}</MemoryRouter>);

it.each([
  ['a text by its message', <Translate key="a">Plain text</Translate>, 'Texto simple'],
  [
    'the message where the language has none',
    <Translate key="b" id="unknown">
      As it is
    </Translate>,
    'As it is',
  ],
  ['the id where there is no message', <Translate key="c" id="unknown" />, 'unknown'],
])('<Translate> shows %s', (_what, element, text) => {
  expect(rendered(element)).toBe(text);
});

it('<Translate> takes elements as values', () => {
  const text = (
    <Translate id="greeting" values={{name: <b>Ana</b>}}>
      {'Hello, {name}'}
    </Translate>
  );
  expect(rendered(text)).toBe('Hola, <b>Ana</b>');
  expect(rendered(text, '/intro')).toBe('Hello, <b>Ana</b>');
});

it('says what is missing without id and message', () => {
  expect(() => translate({} as {id: string})).toThrow('A translation needs an id or a message');
});
