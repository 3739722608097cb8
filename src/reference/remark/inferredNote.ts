import type {Blockquote} from 'mdast';
import {inline, note, paragraph, styled, text} from '../../content/remark/nodes';
import type {Confidence} from '../contract/types';
import type {ReferenceLabels} from './labels';

/** Says that a part of the contract is not published but inferred, and from what. */
export function inferredNote({reason}: Confidence, labels: ReferenceLabels): Blockquote {
  return note('inferred', paragraph(styled('inferred-title', labels.inferred), text(' '), ...inline(reason)));
}
