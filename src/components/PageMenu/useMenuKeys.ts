import {useEffect, useRef, type RefObject} from 'react';

/** Closes an open `<details>` by Escape, by a click beside it and when the focus leaves it. */
export function useMenuKeys(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = menu.current;
    if (element === null) {
      return undefined;
    }
    const close = (): void => {
      element.open = false;
    };
    const onKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape' && element.open) {
        close();
        element.querySelector('summary')?.focus();
      }
    };
    const onAway = ({target}: Event): void => {
      if (target instanceof Node && !element.contains(target)) {
        close();
      }
    };
    element.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onAway);
    document.addEventListener('focusin', onAway);
    return () => {
      element.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onAway);
      document.removeEventListener('focusin', onAway);
    };
  }, []);
  return menu;
}
