import type {RootContent} from 'mdast';
import {describe, expect, it} from 'vitest';
import {heading, paragraph, text} from '../../content/remark/nodes';
import {splitLead} from './lead';

const long = paragraph(text('a'.repeat(500)));
const short = paragraph(text('b'.repeat(100)));
const list: RootContent = {type: 'list', children: []};

describe('splitLead', () => {
  it('keeps paragraphs that are short together', () => {
    expect(splitLead([long, short])).toEqual({first: [long, short], more: []});
    expect(splitLead([])).toEqual({first: [], more: []});
  });

  it('keeps the first block, however long, and puts off what would be too much', () => {
    expect(splitLead([long, short, short])).toEqual({first: [long, short], more: [short]});
    expect(splitLead([long, long])).toEqual({first: [long], more: [long]});
  });

  it('leaves the sentence that leads to a list with it', () => {
    const leading = paragraph(text('It reads:'));
    expect(splitLead([short, leading, list])).toEqual({first: [short], more: [leading, list]});
    expect(splitLead([leading, list])).toEqual({first: [leading], more: [list]});
  });

  it.each([[list], [heading(2, 'states', 'States')]])(
    'puts off what is no paragraph, and all after it: %o',
    (block) => {
      expect(splitLead([short, block, short])).toEqual({first: [short], more: [block, short]});
    },
  );
});
