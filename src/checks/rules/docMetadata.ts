/** What the checks read of a page. */
export interface CheckedDoc {
  id: string;
  title: string;
  description: string;
  /** Path below the site's folder, for messages. */
  file: string;
}

const descriptionLength = {min: 50, max: 160};

function duplicates(docs: readonly CheckedDoc[], key: 'title' | 'description'): string[] {
  const first = new Map<string, CheckedDoc>();
  return docs.flatMap((doc) => {
    const earlier = first.get(doc[key]);
    if (earlier === undefined) {
      first.set(doc[key], doc);
      return [];
    }
    return [
      `${doc.file}: the ${key} "${doc[key]}" is that of ${earlier.file} too. Say what tells the two pages apart.`,
    ];
  });
}

/**
 * Titles and descriptions of one language: each page has its own, and descriptions are of a length that search engines
 * show whole (DESIGN, section 6).
 *
 * @returns one message for each fault, with the file and the mend
 */
export function checkDocMetadata(docs: readonly CheckedDoc[]): string[] {
  const lengths = docs.flatMap(({file, description}) => {
    const {length} = description;
    return length >= descriptionLength.min && length <= descriptionLength.max
      ? []
      : [
          `${file}: the description has ${length} characters. Write ${descriptionLength.min} to ${descriptionLength.max} in its front matter.`,
        ];
  });
  return [...lengths, ...duplicates(docs, 'title'), ...duplicates(docs, 'description')];
}
