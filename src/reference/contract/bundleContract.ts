import {bundle, createConfig} from '@redocly/openapi-core';
import {localeCodes, type LocaleCode} from '../../../config/locales';
import {copyWith, isNode} from '../json';
import type {LoadContractOptions} from './loadContract';
import {listErrorCodes} from './errorCodes';
import {glossaryOf} from './glossary';
import {localize} from './localize';
import {fillServer} from './operations';

/** An OpenAPI document as it is published: one file, with references inside of it. */
export interface OpenApiDocument {
  openapi: string;
  info: {title: string; version: string; description?: string};
  security?: object[];
  tags?: {name: string}[];
  servers: {url: string; description?: string; variables?: object}[];
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, object>;
}

/** Puts the brand's addresses in the place of the server variables, wherever servers stand. */
const resolveServers = (document: unknown, servers: Readonly<Record<string, string>>): unknown =>
  copyWith(document, (part) => {
    if (!isNode(part) || typeof part.url !== 'string' || !('variables' in part)) {
      return part;
    }
    return {url: fillServer(part.url, servers), description: part.description};
  });

/**
 * The contract as one OpenAPI document for each language. It is not checked here: `loadContract` does that.
 *
 * @param options - as for `loadContract`
 */
export async function bundleContract({
  files,
  servers,
}: LoadContractOptions): Promise<Record<LocaleCode, OpenApiDocument>> {
  const glossary = glossaryOf(files.texts('glossary'));
  const {bundle: document} = await bundle({
    ref: files.root,
    config: await createConfig({}),
    externalRefResolver: files.forBundling(),
  });
  listErrorCodes(document.parsed as OpenApiDocument, files.texts('errors').content);
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, resolveServers(localize(document.parsed, locale, glossary), servers)]),
  ) as Record<LocaleCode, OpenApiDocument>;
}
