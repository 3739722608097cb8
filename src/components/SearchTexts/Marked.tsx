import type {ReactNode} from 'react';
import type {ExcerptPart} from '../../search/client/excerpt';

/** A text with the words that match marked. It is made of plain texts: nothing of the index is used as HTML. */
export function Marked({parts}: {parts: readonly ExcerptPart[]}): ReactNode {
  return parts.map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
