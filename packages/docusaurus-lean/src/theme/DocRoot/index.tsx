import {useEffect, useState, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocRoot from '@theme-init/DocRoot';
import type {Props} from '@theme/DocRoot';
import {loadWholeVersion} from '../../sections/client/docsVersions';

const places = '.theme-doc-sidebar-container, .navbar__toggle, .navbar-sidebar';

/** Events that come before a reader uses the sidebar; the last one is no certain sign, so that it loads nothing where data is saved. */
const signs = ['pointerdown', 'focusin', 'pointerover'];

/** As Docusaurus does before it loads a page ahead. https://wicg.github.io/netinfo/ is not in every browser. */
function savesData(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/**
 * The first view knows those categories of the sidebar that are open on it (see `sections/sections.ts`). The others are
 * loaded when the reader comes near the sidebar.
 */
export default function DocRootWrapper(props: Props): ReactNode {
  const version = useDocsVersion();
  const [, setWhole] = useState<string>();
  useEffect(() => {
    function onSign({target}: Event): void {
      if (target instanceof Element && target.closest(places) !== null) {
        loadWholeVersion(version).then(
          (isMore) => {
            if (isMore) {
              setWhole(`${version.pluginId} ${version.version}`);
            }
          },
          (error: unknown) => {
            console.warn('The rest of the sidebar could not be loaded.', error);
          },
        );
      }
    }
    const heard = savesData() ? signs.slice(0, -1) : signs;
    for (const sign of heard) {
      document.addEventListener(sign, onSign);
    }
    return () => {
      for (const sign of heard) {
        document.removeEventListener(sign, onSign);
      }
    };
  }, [version]);
  return <DocRoot {...props} />;
}
