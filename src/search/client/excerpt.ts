/** A piece of a result's text. */
export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&#x2F;': '/',
};

/**
 * Splits Pagefind's excerpt at its `<mark>`s into plain texts, so that nothing of the index is ever used as HTML.
 *
 * @param html - escaped text in which matched words stand in `<mark>`
 */
export function parseExcerpt(html: string): ExcerptPart[] {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) => ({
      text: part.replace(/&(?:amp|lt|gt|quot|#39|#x27|#x2F);/g, (entity) => entities[entity] ?? entity),
      isMatch: index % 2 === 1,
    }))
    .filter(({text}) => text !== '');
}
