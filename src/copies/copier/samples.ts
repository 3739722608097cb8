import type {BlockContent, Code, Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {CopiedSamples} from '../copiedSamples';
import {copyPath, samplesPath} from '../copyPath';
import type {CopyLanguage} from './CopyJob';
import {linkLine} from './printDocument';

type Sample = CopiedSamples['shown'][number];

const codeBlock = ({grammar, code}: Sample): Code => ({type: 'code', lang: grammar, value: code});

const heading = (depth: Heading['depth'], value: string): Heading => ({
  type: 'heading',
  depth,
  children: [{type: 'text', value}],
});

const siblingOf = (pageUrl: string, path: (pathname: string) => string): string => {
  const url = new URL(pageUrl);
  url.pathname = path(url.pathname);
  return url.href;
};

/** What the copy of a page shows of a request or program: the code that has room there, and a line that leads to the rest. */
export function shownSamples(
  {kind, shown, others}: CopiedSamples,
  pageUrl: string,
  {texts}: CopyLanguage,
): BlockContent[] {
  const names = others.map(({label}) => label).join(', ');
  const line = linkLine(texts[kind], siblingOf(pageUrl, samplesPath), names);
  return [...shown.map(codeBlock), ...(others.length === 0 ? [] : [line])];
}

export interface SamplesSource {
  /** The samples of the page, in its order. */
  found: readonly CopiedSamples[];
  /** The copy of the page, for its title. */
  article: Root;
  pageUrl: string;
  language: CopyLanguage;
}

/** The content of `<page>.samples.md`; undefined where the copy shows all samples of the page. */
export function samplesDocument({found, article, pageUrl, language}: SamplesSource): RootContent[] | undefined {
  const {texts} = language;
  const beside = found.filter(({others}) => others.length > 0);
  if (beside.length === 0) {
    return undefined;
  }
  const title = toString(article.children.find(({type}) => type === 'heading') ?? article);
  return [
    heading(1, `${texts.samples}: ${title}`),
    linkLine(texts.page, siblingOf(pageUrl, copyPath), title),
    ...beside.flatMap(({name, others}) => [
      heading(2, name),
      ...others.flatMap((sample): RootContent[] => [heading(3, sample.label), codeBlock(sample)]),
    ]),
  ];
}
