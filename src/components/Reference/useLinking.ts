import {useEffect, type RefObject} from 'react';

/** Marks what belongs together, from the first time that the reader points into the reference or goes there by keyboard. */
export function useLinking(reference: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = reference.current;
    if (element === null) {
      return undefined;
    }
    const abort = new AbortController();
    let isLoading = false;
    const load = (event: Event): void => {
      if (isLoading) {
        return;
      }
      isLoading = true;
      import('./linking').then(
        ({link}) => {
          if (!abort.signal.aborted) {
            link(element, event, abort.signal);
          }
        },
        (error: unknown) => {
          console.warn('Fields and lines do not mark each other: the program could not be loaded.', error);
        },
      );
    };
    for (const type of ['pointerover', 'focusin', 'click']) {
      element.addEventListener(type, load, {signal: abort.signal});
    }
    return () => {
      abort.abort();
    };
  }, [reference]);
}
