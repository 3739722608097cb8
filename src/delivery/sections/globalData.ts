import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LanguageRoutes} from '../../bilingual/localeOfPath';
import type {Section, SectionDoc} from './client/Section';

/** Docusaurus' global data, of the plugins whose data grows with the number of pages. */
export interface SiteGlobalData {
  readonly 'docusaurus-plugin-content-docs': Readonly<Record<string, GlobalPluginData>>;
  readonly 'site-languages': {readonly default: LanguageRoutes};
}

type DocsByInstance = Readonly<Record<string, readonly SectionDoc[]>>;

function docsOf(globalData: SiteGlobalData): DocsByInstance {
  const instances = Object.entries(globalData['docusaurus-plugin-content-docs']);
  return Object.fromEntries(
    instances.map(([id, {versions}]) => [id, versions.flatMap(({docs}) => docs as SectionDoc[])]),
  );
}

/** The global data without what comes with the sections. */
export function withoutPages(globalData: SiteGlobalData): SiteGlobalData {
  const instances = Object.entries(globalData['docusaurus-plugin-content-docs']);
  return {
    ...globalData,
    'docusaurus-plugin-content-docs': Object.fromEntries(
      instances.map(([id, data]) => [
        id,
        {...data, versions: data.versions.map((version) => ({...version, docs: []}))},
      ]),
    ),
    'site-languages': {default: {...globalData['site-languages'].default, counterparts: []}},
  };
}

/**
 * What the pages of a section need of the global data: their docs, and those with the same id in another language.
 *
 * @param paths - of the pages
 */
export function globalDataOf(
  globalData: SiteGlobalData,
  paths: ReadonlySet<string>,
): Pick<Section, 'docs' | 'counterparts'> {
  const docs = docsOf(globalData);
  const all = Object.values(docs).flat();
  const ids = new Set(all.filter(({path}) => paths.has(path)).map(({id}) => id));
  return {
    docs: Object.fromEntries(Object.entries(docs).map(([id, list]) => [id, list.filter((doc) => ids.has(doc.id))])),
    counterparts: globalData['site-languages'].default.counterparts.filter((known) =>
      Object.values(known).some((path) => paths.has(path)),
    ),
  };
}
