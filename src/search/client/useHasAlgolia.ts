import {useThemeConfig} from '@docusaurus/theme-common';

/** Whether this deployment searches with Algolia: site/theme.ts. */
export function useHasAlgolia(): boolean {
  return (useThemeConfig() as {algolia?: unknown}).algolia !== undefined;
}
