import {bundle, createConfig} from '@redocly/openapi-core';
import {localeCodes, type LocaleCode} from '../../../config/locales';
import type {LoadContractOptions} from './loadContract';
import {listErrorCodes} from './errorCodes';
import {glossaryOf} from './glossary';
import {localize} from './localize';

/** An OpenAPI document as it is published: one file, with references inside of it. */
export interface OpenApiDocument {
  openapi: string;
  info: {title: string; version: string; description?: string};
  security?: object[];
  servers: {url: string; description?: string; variables?: object}[];
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, object>;
}

interface Server {
  url: string;
  description?: string;
  variables?: object;
}

function isServer(value: unknown): value is Server {
  return typeof value === 'object' && value !== null && 'url' in value && 'variables' in value;
}

/** Puts the brand's addresses in the place of the server variables, wherever servers stand. */
function resolveServers(node: unknown, servers: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(node)) {
    return node.map((item) => resolveServers(item, servers));
  }
  if (isServer(node)) {
    const url = node.url.replace(/\{(\w+)\}/g, (variable, name: string) => servers[name] ?? variable);
    return {url, ...(node.description === undefined ? {} : {description: node.description})};
  }
  if (typeof node === 'object' && node !== null) {
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolveServers(value, servers)]));
  }
  return node;
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
  const glossary = glossaryOf(await files.texts('glossary'));
  const {bundle: document} = await bundle({
    ref: files.root,
    config: await createConfig({}),
    externalRefResolver: files.forBundling(),
  });
  listErrorCodes(document.parsed as OpenApiDocument, (await files.texts('errors')).content);
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, resolveServers(localize(document.parsed, locale, glossary), servers)]),
  ) as Record<LocaleCode, OpenApiDocument>;
}
