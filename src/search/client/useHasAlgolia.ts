import {useThemeConfig} from '@docusaurus/theme-common';

/** Whether this deployment searches with Algolia: config/algolia.ts. */
export function useHasAlgolia(): boolean {
  return (useThemeConfig() as {algolia?: unknown}).algolia !== undefined;
}
