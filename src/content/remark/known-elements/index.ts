import type {Definition, Image, ImageReference, Link, Node, Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {closest} from '../../closest';
import {elements} from './elements';
import {addressFault, markupFault} from './markupFault';
import {propsFault} from './propsFault';

function importedNames(root: Root): string[] {
  const names: string[] = [];
  visit(root, 'mdxjsEsm', ({value}: MdxjsEsm) => {
    for (const [, clause = ''] of value.matchAll(/^import\s+([^'"]+?)\s+from\b/gm)) {
      names.push(...(clause.match(/[A-Za-z_$][\w$]*/g) ?? []));
    }
  });
  return names;
}

/** Why a component cannot be used: nobody knows it. */
function nameFault(name: string, known: readonly string[]): string | undefined {
  // Names in lower case are elements of HTML; a dot leads into something that was imported.
  const first = name.split('.')[0] ?? '';
  if (!/^[A-Z]/.test(first) || known.includes(first)) {
    return undefined;
  }
  const hint = closest(first, known);
  return `<${first}> is not a component that pages know.${hint === undefined ? ' Import it, or add it to src/theme/MDXComponents.ts and src/content/remark/known-elements.' : ` Did you mean <${hint}>?`}`;
}

/** Names by which images of the form `![text][name]` take their addresses. */
function imageNames(root: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visit(root, 'imageReference', ({identifier}: ImageReference) => {
    names.add(identifier);
  });
  return names;
}

/**
 * Stops at what a page may not have, with file, line and fix: a component that nobody knows, an attribute that one does
 * not have, a script, a source on another host. Without it the page would compile, and fail without a line when it is
 * rendered, or be blocked by the site's policy where readers see it.
 */
export default function remarkKnownElements() {
  return (root: Root, file: VFile): void => {
    const known = [...new Set([...Object.keys(elements), ...importedNames(root)])];
    const ofImages = imageNames(root);
    const fault = (node: Node): string | undefined => {
      switch (node.type) {
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement': {
          const element = node as MdxJsxFlowElement | MdxJsxTextElement;
          return nameFault(element.name ?? '', known) ?? markupFault(element) ?? propsFault(element);
        }
        case 'image':
          return addressFault('image', (node as Image).url);
        case 'link':
          return addressFault('link', (node as Link).url);
        case 'definition': {
          const {identifier, url} = node as Definition;
          return addressFault(ofImages.has(identifier) ? 'image' : 'link', url);
        }
        default:
          return undefined;
      }
    };
    visit(root, (node) => {
      const message = fault(node);
      if (message !== undefined) {
        file.fail(message, {place: node.position, source: 'remark-known-elements'});
      }
    });
  };
}
