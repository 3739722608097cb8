import {useEffect, type RefObject} from 'react';

function isTyping({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || event.shiftKey) {
    return event.key === '/' && !event.altKey && !isTyping(event);
  }
  return event.ctrlKey || event.metaKey ? event.key.toLowerCase() === 'k' : event.key === '/' && !isTyping(event);
}

/**
 * Leads to a search box from anywhere on the page: Ctrl+K, ⌘K and, outside of text fields, the slash.
 *
 * @param input - the box
 * @param isActive - one box on a page may have the shortcut
 * @param open - shows what is below the box; the same function on each render
 */
export function useShortcut(input: RefObject<HTMLInputElement | null>, isActive: boolean, open: () => void): void {
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isShortcut(event)) {
        event.preventDefault();
        input.current?.focus();
        input.current?.select();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [input, isActive, open]);
}
