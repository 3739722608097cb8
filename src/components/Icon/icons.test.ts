import {expect, it} from 'vitest';
import {icons} from '../../content/remark/cards/icons';
import {drawings} from '../../delivery/icons/drawings';

it('each icon of a card is drawn', () => {
  expect(Object.keys(drawings)).toEqual(expect.arrayContaining(Object.values(icons)));
});
