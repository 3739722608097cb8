import path from 'node:path';
import {BaseResolver} from '@redocly/openapi-core';
import {readGlossary} from './glossary';
import type {Glossary} from './types';

/** The files of a contract. Each is read and parsed once, however often the contract is resolved. */
export class ContractFiles {
  /** Path of the document that the others belong to. */
  readonly root: string;

  readonly #dir: string;

  readonly #parsed = new BaseResolver();

  #glossary: Promise<Glossary> | undefined;

  /**
   * @param dir - absolute path of the folder that holds `openapi.yaml` and `glossary.yaml`
   */
  constructor(dir: string) {
    this.#dir = dir;
    this.root = path.join(dir, 'openapi.yaml');
  }

  /** @throws as {@link readGlossary} */
  glossary(): Promise<Glossary> {
    this.#glossary ??= readGlossary(path.join(this.#dir, 'glossary.yaml'));
    return this.#glossary;
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
