import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';

/** Where a link of a text may lead: a page of this site, a part of one, a site of others, a mailbox. */
const safeAddress = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

function faultOf(node: Nodes): string | undefined {
  if (node.type === 'html') {
    return `holds the HTML ${node.value.split('\n')[0] ?? ''}, which the reference does not print. Put it between backticks to show it, or take it out.`;
  }
  if (node.type === 'image' || node.type === 'imageReference') {
    return 'holds an image, which the reference does not print. Take it out, or put it on the page.';
  }
  if ((node.type === 'link' || node.type === 'definition') && !safeAddress.test(node.url)) {
    return `links to "${node.url}". Link to a path of this site ("/…", "#…"), or by https:, http: or mailto:.`;
  }
  return 'children' in node ? node.children.map(faultOf).find((fault) => fault !== undefined) : undefined;
}

const severalParagraphs = 'has several paragraphs, of which the reference prints the first. Make it one.';

/** What the reference cannot or must not print of a text in Markdown, as the rest of a sentence; undefined where all is well. */
export function textFault(markdown: string): string | undefined {
  if (!/[<[\]:]|\n\s*\n/.test(markdown)) {
    return undefined;
  }
  const root = fromMarkdown(markdown);
  return faultOf(root) ?? (root.children.length > 1 ? severalParagraphs : undefined);
}
