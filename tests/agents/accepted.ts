/** What AFDocs asks for and the site does not do, by the id of the check, with the reason. */
export const accepted: Readonly<Record<string, string>> = {
  'llms-txt-directive-html':
    'It wants a text in every page that is hidden from readers. The head of a page links to its copy, which begins with the link.',
  'page-size-html':
    'The pages with whole catalogues stay whole for readers. Their copies are in parts of less than 50,000.',
  'markdown-content-parity':
    'It loses its way in HTML without the end tags that may be left out. tests/e2e/copies.spec.ts compares each copy with its page.',
};
