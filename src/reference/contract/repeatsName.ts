/** English and Spanish words that add nothing to a name: articles, prepositions, and nouns for "the thing itself". */
const idleWords = new Set(
  (
    'a an the of in on at to for by from with as and or its their this that it is are was which where when who what if ' +
    'record field value text data item items list person document vehicle business company answer given name number ' +
    'el la los las un una de del en a al por para con como y o su sus este esta ese que es son se si donde cuando ' +
    'registro campo valor texto dato datos elemento lista persona documento vehiculo empresa respuesta nombre numero indica'
  ).split(' '),
);

/** Lower case, without accents, plural endings cut: `Números` and `numero` are one word. */
function words(text: string): string[] {
  return text
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

const stem = (word: string): string => word.replace(/(?:es|s)$/, '');

/**
 * Whether a description says no more than the field's name: every word of it is a word of the name or one that adds
 * nothing. Codes, numbers and anything in backticks count as something said.
 *
 * @param name - as the contract writes it, for example `documentNumber`
 * @param description - in either language; one in another language than the name is never found to repeat it
 */
export function repeatsName(name: string, description: string): boolean {
  const known = new Set(words(name).map(stem));
  return !description.includes('`') && words(description).every((word) => idleWords.has(word) || known.has(stem(word)));
}
