import path from 'node:path';
import {BaseResolver, YamlParseError} from '@redocly/openapi-core';
import {ContractError, type ContractProblem} from './ContractError';
import {YamlFile} from './YamlFile';

/** `missed comma between flow collection entries in "/…/a.yaml" (185:16)` */
function syntaxProblem({message, source, line, col}: YamlParseError): ContractProblem {
  const what = message.replace(/ in ".*$/s, '');
  return {
    file: source.absoluteRef,
    line,
    column: col,
    message: `the file is no YAML from here on: ${what}. Fix this line or the one above it.`,
  };
}

/**
 * Refuses files that are no YAML. Redocly reports one again for each reference to it, and its bundler leaves it out and goes
 * on, so that everything in it seems to be missing.
 *
 * @param resolver - that has read the files
 * @throws ContractError with one problem for each such file
 */
export async function refuseUnparsed(resolver: BaseResolver): Promise<void> {
  const documents = await Promise.allSettled(resolver.cache.values());
  const unparsed = documents.flatMap((document): YamlParseError[] =>
    document.status === 'rejected' && document.reason instanceof YamlParseError ? [document.reason] : [],
  );
  if (unparsed.length > 0) {
    throw new ContractError(unparsed.map(syntaxProblem));
  }
}

/** The files of a contract. Each is read and parsed once, however often the contract is resolved. */
export class ContractFiles {
  /** Path of the document that the others belong to. */
  readonly root: string;

  readonly #dir: string;

  readonly #parsed = new BaseResolver();

  readonly #texts = new Map<string, YamlFile>();

  /**
   * @param dir - absolute path of the folder that holds `openapi.yaml` and its files of texts
   */
  constructor(dir: string) {
    this.#dir = dir;
    this.root = path.join(dir, 'openapi.yaml');
  }

  /** A file of texts: of fields by their names, of the catalogue of errors, of abbreviations. */
  texts(name: 'glossary' | 'errors' | 'terms'): YamlFile {
    const file = this.#texts.get(name) ?? new YamlFile(path.join(this.#dir, `${name}.yaml`));
    this.#texts.set(name, file);
    return file;
  }

  /** @throws ContractError if the first file is no YAML */
  async readRoot(): Promise<void> {
    // A file that does not exist is told by the linter and by the bundler.
    await Promise.allSettled([this.#parsed.resolveDocument(null, this.root, true)]);
    await refuseUnparsed(this.#parsed);
  }

  /** The parsed files, for callers that do not change them. */
  forReading(): BaseResolver {
    return this.#parsed;
  }

  /** Copies of the files parsed so far, for Redocly's bundler, which writes into what it is given. */
  forBundling(): BaseResolver {
    const copies = new BaseResolver();
    for (const [file, parsing] of this.#parsed.cache) {
      copies.cache.set(
        file,
        parsing.then((document) =>
          document instanceof Error ? document : {...document, parsed: structuredClone(document.parsed)},
        ),
      );
    }
    return copies;
  }
}
