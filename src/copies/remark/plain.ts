import type {Emphasis, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {paragraph, text} from '../../content/remark/nodes';
import {absoluteLink} from '../links';
import type {CopyContext} from './codeSamples';
import {plainElement} from './elements';

const withChildren = (node: RootContent, children: readonly RootContent[]): RootContent =>
  ({...node, children}) as RootContent;

/** A page shows neither blanks at the ends of a paragraph nor the line breaks of its source; Markdown would keep both. */
const trimmed = (children: readonly RootContent[]): RootContent[] =>
  children.map((child, index) => {
    if (child.type !== 'text') {
      return child;
    }
    const value = index === 0 ? child.value.trimStart() : child.value;
    return text(index === children.length - 1 ? value.trimEnd() : value);
  });

/** Words that the reference sets apart by a style: a status, the place of a parameter. Others are plain in copies. */
const emphasised = ['', 'deprecated', 'error-message', 'field-place', 'status-error', 'status-ok'];

function emphasis(node: Emphasis, children: readonly RootContent[]): readonly RootContent[] {
  const [style = ''] = String(node.data?.hProperties?.className ?? '').split(' ');
  if (style === 'method') {
    return [{type: 'strong', children: children as PhrasingContent[]}];
  }
  // On the page a line break parts the API's own message from what it means; a cell of a Markdown table has none.
  const after = style === 'error-message' ? [text(':')] : [];
  return emphasised.includes(style) ? [withChildren(node, children), ...after] : children;
}

/** `:::note[Title]` as a quotation. */
function admonition(node: RootContent, children: readonly RootContent[]): RootContent {
  const {title, type} = node.data?.hProperties ?? {};
  const strong = paragraph({type: 'strong', children: [text(String(title ?? type))]});
  return withChildren({type: 'blockquote', children: []}, [strong, ...children]);
}

/** What Docusaurus takes back after this stage: a text such as `1:N` is read as a directive at first. */
const asWritten = ({position}: RootContent, {file}: CopyContext): PhrasingContent =>
  text(String(file?.value).slice(position?.start.offset, position?.end.offset));

function plainNode(node: RootContent, context: CopyContext): readonly RootContent[] {
  if (/^(?:text|leaf)Directive$/.test(node.type)) {
    return [asWritten(node, context)];
  }
  const children = 'children' in node ? plain(node.children, context) : [];
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plainElement(node, children, context);
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    case 'heading':
      context.heading = toString(children);
      return [withChildren(node, children)];
    case 'paragraph':
      return children.length === 0 ? [] : [withChildren(node, trimmed(children))];
    case 'text':
      return [text(node.value.replaceAll(/\s*\n\s*/g, ' '))];
    case 'emphasis':
      return emphasis(node, children);
    case 'code':
      return [{...node, meta: /title="[^"]*"/.exec(node.meta ?? '')?.[0] ?? null}];
    case 'link':
      return [withChildren({...node, url: absoluteLink(node.url)}, children)];
    case 'definition':
      return [{...node, url: absoluteLink(node.url)}];
    default:
      return node.data?.hName === 'admonition'
        ? [admonition(node, children)]
        : ['children' in node ? withChildren(node, children) : node];
  }
}

/** Nodes as Markdown has them, without the elements of the site: what a reader of a copy needs of each. */
export function plain(nodes: readonly RootContent[], context: CopyContext): RootContent[] {
  return nodes.flatMap((node) => plainNode(node, context));
}
