import {bundle, createConfig} from '@redocly/openapi-core';
import {localeCodes, type LocaleCode} from '../../../config/locales';
import {copyWith, isNode} from '../json';
import type {ContractFiles} from './ContractFiles';
import type {LoadContractOptions} from './loadContract';
import {listErrorCodes} from './errorCodes';
import {localize} from './localize';
import {fillServer} from './operations';
import {glossaryOf} from './texts';

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

/** The contract as one document, in every language and with the places of the brand's addresses. */
async function bundleFiles(files: ContractFiles): Promise<OpenApiDocument> {
  const config = await createConfig({});
  const {bundle: document} = await bundle({ref: files.root, config, externalRefResolver: files.forBundling()});
  return document.parsed as OpenApiDocument;
}

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
  const document = await bundleFiles(files);
  listErrorCodes(document, files.texts('errors').content);
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, resolveServers(localize(document, locale, glossary), servers)]),
  ) as Record<LocaleCode, OpenApiDocument>;
}
