/** What two languages of a page have in common: all that is no prose. */
interface Skeleton {
  headings: string[];
  elements: string[];
  links: string[];
  images: string[];
}

const front = /^---\n[\s\S]*?\n---\n/;
const fences = /^(```+|~~~+)[\s\S]*?^\1/gm;

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match.slice(1).join(' ').trim());
}

/** Reads the skeleton of an MDX source. */
function skeletonOf(source: string): Skeleton {
  const text = source.replace(front, '').replace(fences, '');
  return {
    headings: matches(text, /^#{2,6} .*\{#([\w-]+)\}$/gm),
    elements: matches(
      text,
      /<(Operation|OperationSamples|OperationAnswer|SchemaObject|OperationIndex|CountryOperations)\s+(\w+="[^"]*")/g,
    ),
    // The order of links may differ, as the order of countries does.
    links: matches(text, /(?<!!)\[[^\]]*\]\(([^)\s]+\.mdx(?:#[\w-]+)?)\)/g).sort(),
    images: matches(text, /!\[[^\]]*\]\(([^)\s]+)\)/g),
  };
}

/** What one list has and the other lacks, counting repetitions. */
function surplus(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) {
      rest.splice(index, 1);
    }
    return index < 0;
  });
}

/** A page as a file. */
export interface Source {
  file: string;
  text: string;
}

const names: Record<keyof Skeleton, string> = {
  headings: 'heading id',
  elements: 'element',
  links: 'link',
  images: 'image',
};

/**
 * Compares the two languages of a page: same heading ids and elements in the same order, same links and images.
 *
 * @returns one message for each difference, with the file that has to change
 */
export function compareSources(english: Source, spanish: Source): string[] {
  const [en, es] = [skeletonOf(english.text), skeletonOf(spanish.text)];
  return (Object.keys(names) as (keyof Skeleton)[]).flatMap((part) => {
    const missing = surplus(en[part], es[part]).map(
      (item) => `${spanish.file}: the ${names[part]} "${item}" of ${english.file} is missing.`,
    );
    const extra = surplus(es[part], en[part]).map(
      (item) => `${english.file}: the ${names[part]} "${item}" of ${spanish.file} is missing.`,
    );
    const isReordered = missing.length + extra.length === 0 && en[part].join('\n') !== es[part].join('\n');
    return [
      ...missing,
      ...extra,
      ...(isReordered ? [`${spanish.file}: the ${names[part]}s stand in another order than in ${english.file}.`] : []),
    ];
  });
}
