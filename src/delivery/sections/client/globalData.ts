import generated from '@generated/site-route-sections/globalData.json';
import type {SiteGlobalData} from '../globalData';
import type {Section, SectionDoc} from './Section';

const globalData = generated as SiteGlobalData;

/**
 * Stands in for `@generated/globalData` in the browser (see `src/delivery/sections`): what of it grows with the number
 * of pages comes with the sections.
 */
export default globalData;

function docsOf(pluginId: string): SectionDoc[] {
  return globalData['docusaurus-plugin-content-docs'][pluginId]?.versions[0]?.docs ?? [];
}

/** Makes the docs of a section known to the theme, and which pages belong together. */
export function addGlobalData({docs, counterparts}: Pick<Section, 'docs' | 'counterparts'>): void {
  for (const [pluginId, added] of Object.entries(docs)) {
    const known = docsOf(pluginId);
    known.push(...added.filter(({id}) => known.every((doc) => doc.id !== id)));
  }
  const languages = globalData['site-languages'].default;
  languages.counterparts = [...languages.counterparts, ...counterparts];
}
