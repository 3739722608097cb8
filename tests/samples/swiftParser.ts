import {createRequire} from 'node:module';
import type * as TreeSitter from 'web-tree-sitter';
import type {Runtime} from './runtimes';

// Its ES module asks for `require`, so the CommonJS one is loaded wherever this runs.
const load = createRequire(__filename);
const {Language, Parser} = load('web-tree-sitter') as typeof TreeSitter;

type SwiftParser = TreeSitter.Parser;

let loading: Promise<SwiftParser> | undefined;

async function loadParser(): Promise<SwiftParser> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(load.resolve('tree-sitter-wasms/out/tree-sitter-swift.wasm')));
  return parser;
}

/** The first place in the code that is not valid Swift; undefined where all of it is. */
export async function findSwiftError(code: string): Promise<string | undefined> {
  loading ??= loadParser();
  const tree = (await loading).parse(code);
  if (tree?.rootNode.hasError !== true) {
    return undefined;
  }
  const broken = tree.rootNode.descendantsOfType('ERROR').find((node) => node !== null);
  return `It is no Swift from line ${(broken?.startPosition.row ?? 0) + 1} on.`;
}

/** Debian has no Swift, so its samples are parsed and not run. */
export const swiftParser: Runtime = {
  language: 'swift',
  verb: 'parsed, not run: Debian packages no Swift',
  probe: ['node', '--version'],
  packages: 'nodejs',
  run: (samples) =>
    Promise.all(
      samples.map(async ({operation, code}) => {
        const error = await findSwiftError(code);
        return {operation, ...(error === undefined ? {} : {error})};
      }),
    ),
};
