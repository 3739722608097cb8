import {useEffect, useState} from 'react';
import type SearchPanel from '../SearchPanel';

/** The panel once it is there; `failed` where it could not be loaded, until the box is opened again. */
export type LoadedPanel = typeof SearchPanel | 'failed' | undefined;

/**
 * Loads the panel of answers when it is first wanted: until then no page needs it.
 *
 * @param isOpen - whether it is wanted
 */
export function usePanel(isOpen: boolean): LoadedPanel {
  const [panel, setPanel] = useState<LoadedPanel>();
  const isLoaded = panel !== undefined && panel !== 'failed';
  useEffect(() => {
    if (!isOpen || isLoaded) {
      return undefined;
    }
    let isCurrent = true;
    import('../SearchPanel').then(
      (module) => {
        if (isCurrent) {
          setPanel(() => module.default);
        }
      },
      (error: unknown) => {
        console.warn('The answers below the search box could not be loaded.', error);
        if (isCurrent) {
          setPanel('failed');
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isLoaded]);
  return panel;
}
