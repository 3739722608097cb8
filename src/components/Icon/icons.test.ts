import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {icons} from '../../content/remark/cards/icons';

it('each icon of a card is drawn', () => {
  const drawn = [...readFileSync('static/img/icons.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual(expect.arrayContaining(Object.values(icons)));
});
