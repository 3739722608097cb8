import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {closest} from '../../closest';

/** Components that every page may use without an import: src/theme/MDXComponents.ts, src/reference/remark, Docusaurus'. */
const known = [
  'CodeSample',
  'CodeSamples',
  'CountryOperations',
  'CoverageMatrix',
  'Details',
  'Endpoint',
  'ErrorCatalogue',
  'Flag',
  'Flow',
  'Head',
  'Operation',
  'OperationAnswer',
  'OperationIndex',
  'OperationSamples',
  'SchemaObject',
  'TableScroller',
  'TagPrices',
  'Terms',
  'WebhookEvents',
  'Workflow',
  'WorkflowProgram',
  'WorkflowStep',
];

function importedNames(root: Root): string[] {
  const names: string[] = [];
  visit(root, 'mdxjsEsm', ({value}: MdxjsEsm) => {
    for (const [, clause = ''] of value.matchAll(/^import\s+([^'"]+?)\s+from\b/gm)) {
      names.push(...(clause.match(/[A-Za-z_$][\w$]*/g) ?? []));
    }
  });
  return names;
}

/**
 * Stops the build at a component that nobody knows, with file, line and the name that comes nearest. Without it the page
 * would compile, and fail without a line when it is rendered.
 */
export default function remarkKnownElements() {
  return (root: Root, file: VFile): void => {
    const names = new Set([...known, ...importedNames(root)]);
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name, position} = node as MdxJsxFlowElement | MdxJsxTextElement;
      // Names in lower case are elements of HTML; a dot leads into something that was imported.
      const first = name?.split('.')[0] ?? '';
      if (/^[A-Z]/.test(first) && !names.has(first)) {
        const hint = closest(first, [...names]);
        file.fail(
          `<${first}> is not a component that pages know.${hint === undefined ? ' Import it, or add it to src/theme/MDXComponents.ts and src/content/remark/known-elements.' : ` Did you mean <${hint}>?`}`,
          {place: position, source: 'remark-known-elements'},
        );
      }
    });
  };
}
