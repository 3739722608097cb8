import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router';
import {afterEach, describe, expect, it, vi} from 'vitest';
import Translate, {translate} from './Translate';

// What is translated stands in tests/support/generated.
const greeting = {id: 'greeting', message: 'Hello, {name}'};

const Greeting = (): string => translate(greeting, {name: 'Ana'});

const renderAt = (path: string, element = <Greeting />): string =>
  renderToString(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('translate', () => {
  it.each([
    ['/intro', 'Hello, Ana'],
    ['/docs-es/intro', 'Hola, Ana'],
    ['/blog/bienvenida', 'Hola, Ana'],
    ['/docs-essential', 'Hello, Ana'],
  ])('speaks the language of the page while it renders %s', (path, text) => {
    expect(renderAt(path)).toBe(text);
  });

  it('speaks the language of the address where nothing is rendered, as on a click', () => {
    vi.stubGlobal('window', {location: {pathname: '/docs-es/intro'}});
    expect(translate(greeting, {name: 'Ana'})).toBe('Hola, Ana');
  });

  it('is English where there is no page', () => {
    expect(translate(greeting, {name: 'Ana'})).toBe('Hello, Ana');
  });

  it('keeps the message where the language lacks it, and the id where there is no message', () => {
    expect(renderAt('/docs-es/intro', <Translate id="unknown">As it is</Translate>)).toBe('As it is');
    expect(translate({id: 'unknown'})).toBe('unknown');
  });

  it('finds a text without an id by its message', () => {
    expect(renderAt('/docs-es/intro', <Translate>Plain text</Translate>)).toBe('Texto simple');
  });

  it('says what is missing without either', () => {
    expect(() => translate({} as {id: string})).toThrow('A translation needs an id or a message');
  });
});

it('<Translate> takes elements as values', () => {
  const text = (
    <Translate id="greeting" values={{name: <b>Ana</b>}}>
      {'Hello, {name}'}
    </Translate>
  );
  expect(renderAt('/docs-es/intro', text)).toBe('Hola, <b>Ana</b>');
});
