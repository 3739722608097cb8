import type {DocusaurusConfig} from '@docusaurus/types';

/** Settings of the build: no component reads them. */
const ofBuild: readonly string[] = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] satisfies readonly (keyof DocusaurusConfig)[];

/** The settings of the site that components may read. */
export function readSettings(siteConfig: DocusaurusConfig): object {
  return Object.fromEntries(Object.entries(siteConfig).filter(([key]) => !ofBuild.includes(key)));
}
