import {useEffect, useReducer, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocRoot from '@theme-init/DocRoot';
import type {Props} from '@theme/DocRoot';
import {loadWholeVersion} from '../../sections/client/docsVersions';

const places = '.theme-doc-sidebar-container, .navbar__toggle, .navbar-sidebar';

/** As Docusaurus does before it loads a page ahead. https://wicg.github.io/netinfo/ is not in every browser. */
function savesData(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/**
 * The first view knows those categories of the sidebar that are open on it (see `sections/sections.ts`). The others are
 * loaded when the reader comes near the sidebar, or uses it.
 */
export default function DocRootWrapper(props: Props): ReactNode {
  const version = useDocsVersion();
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const listening = new AbortController();
    const onLoaded = (): void => {
      listening.abort();
      render();
    };
    const onSign = ({target}: Event): void => {
      if (target instanceof Element && target.closest(places) !== null) {
        loadWholeVersion(version).then(onLoaded, (error: unknown) => {
          console.warn('The rest of the sidebar could not be loaded.', error);
        });
      }
    };
    for (const sign of ['pointerdown', 'focusin', ...(savesData() ? [] : ['pointerover'])]) {
      document.addEventListener(sign, onSign, listening);
    }
    return () => {
      listening.abort();
    };
  }, [version]);
  return <DocRoot {...props} />;
}
