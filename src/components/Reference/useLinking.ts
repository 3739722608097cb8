import {useEffect, type RefObject} from 'react';

/** Marks what belongs together, from the first time that the reader points into the reference or goes there by keyboard. */
export function useLinking(reference: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = reference.current;
    if (element === null) {
      return undefined;
    }
    const abort = new AbortController();
    /** What the reader did last while the program was on its way. */
    let last: Event | undefined;
    const load = (event: Event): void => {
      const isFirst = last === undefined;
      last = event;
      if (!isFirst) {
        return;
      }
      import('./linking').then(
        ({link}) => {
          if (!abort.signal.aborted) {
            link(element, abort.signal)(last ?? event);
          }
        },
        (error: unknown) => {
          console.warn('Fields and lines do not mark each other: the program could not be loaded.', error);
        },
      );
    };
    for (const type of ['pointermove', 'focusin', 'change', 'click', 'keydown']) {
      element.addEventListener(type, load, {signal: abort.signal});
    }
    return () => {
      abort.abort();
    };
  }, [reference]);
}
