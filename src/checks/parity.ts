import {checkParity} from './rules/checkParity';
import {compareSources} from './rules/compareSources';
import type {Check} from './Check';

/** The two languages hold the same pages, and the pages the same headings, elements, links and images. */
export const parity: Check = {
  name: 'parity',
  run: ({pages}) => {
    const [english = [], spanish = []] = [pages.en, pages.es].map((set) => set.filter(({isAlias}) => !isAlias));
    const differences = english.flatMap((page) => {
      const counterpart = spanish.find(({id}) => id === page.id);
      return counterpart === undefined ? [] : compareSources(page, counterpart);
    });
    return [...checkParity(english, spanish), ...differences];
  },
};
