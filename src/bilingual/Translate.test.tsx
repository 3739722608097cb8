import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it, vi} from 'vitest';
import Translate, {translate} from './Translate';

// What is translated stands in tests/support/generated.
const Greeting = (): string => translate({id: 'greeting', message: 'Hello, {name}'}, {name: 'Ana'});

const renderAt = (path: string, element = <Greeting />): string =>
  renderToString(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>);

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['/intro', 'Hello, Ana'],
  ['/docs-es/intro', 'Hola, Ana'],
])('speaks the language of the page while it renders %s', (path, text) => {
  expect(renderAt(path)).toBe(text);
});

it('speaks the language of the address where nothing is rendered, as on a click, and English where there is no page', () => {
  expect(Greeting()).toBe('Hello, Ana');
  vi.stubGlobal('window', {location: {pathname: '/docs-es/intro'}});
  expect(Greeting()).toBe('Hola, Ana');
});

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
  expect(renderAt('/docs-es/intro', element)).toBe(text);
});

it('<Translate> takes elements as values', () => {
  const text = (
    <Translate id="greeting" values={{name: <b>Ana</b>}}>
      {'Hello, {name}'}
    </Translate>
  );
  expect(renderAt('/docs-es/intro', text)).toBe('Hola, <b>Ana</b>');
});

it('says what is missing without id and message', () => {
  expect(() => translate({} as {id: string})).toThrow('A translation needs an id or a message');
});
