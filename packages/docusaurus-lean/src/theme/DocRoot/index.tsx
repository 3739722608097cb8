import {useEffect, useState, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocRoot from '@theme-init/DocRoot';
import type {Props} from '@theme/DocRoot';
import {savesData} from '../../navigation/savesData';
import {loadWholeVersion} from '../../sections/client/docsVersions';

const places = '.theme-doc-sidebar-container, .navbar__toggle, .navbar-sidebar';
/** Events that come before a reader uses the sidebar, and when one does. */
const signs = {likely: 'pointerover', certain: ['pointerdown', 'focusin']} as const;

/**
 * The first view knows those categories of the sidebar that are open on it (see `sections/prunedVersion.ts`). The
 * others are loaded when the reader comes near the sidebar.
 */
export default function DocRootWrapper(props: Props): ReactNode {
  const {pluginId, version} = useDocsVersion();
  const [, setWhole] = useState<string>();
  useEffect(() => {
    function onSign({target}: Event): void {
      if (target instanceof Element && target.closest(places) !== null) {
        loadWholeVersion({pluginId, version}).then(
          (isMore) => {
            if (isMore) {
              setWhole(`${pluginId} ${version}`);
            }
          },
          (error: unknown) => {
            console.warn('The rest of the sidebar could not be loaded.', error);
          },
        );
      }
    }
    const heard = savesData() ? signs.certain : [...signs.certain, signs.likely];
    for (const sign of heard) {
      document.addEventListener(sign, onSign);
    }
    return () => {
      for (const sign of heard) {
        document.removeEventListener(sign, onSign);
      }
    };
  }, [pluginId, version]);
  return <DocRoot {...props} />;
}
