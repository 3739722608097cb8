import type {RootContent} from 'mdast';
import {code, element} from '../../content/remark/nodes';
import type {CodeSample} from '../samples/operationSamples';

/**
 * One program in several languages, of which the reader chooses one.
 *
 * @param attributes - of the component: `operation` is an id, which the Markdown copy of the page takes as the name of the samples
 */
export function codeSamples(
  attributes: {operation: string; kind?: 'workflow'},
  samples: readonly CodeSample[],
): RootContent {
  return element(
    'CodeSamples',
    attributes,
    samples.map(({language, grammar, code: source}) =>
      element('CodeSample', {language, lines: String(source.split('\n').length)}, [code(grammar, source)]),
    ),
  );
}
