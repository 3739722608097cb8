import {useEffect, type RefObject} from 'react';

function isShortcut({key, altKey, ctrlKey, metaKey, shiftKey, target}: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  const isSlash = key === '/' && !isTyping && !ctrlKey && !metaKey;
  return !altKey && (isSlash || (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey));
}

/**
 * Leads to a search box from anywhere on the page: Ctrl+K, ⌘K and, outside of text fields, the slash.
 *
 * @param input - the box
 * @param isActive - one box on a page may have the shortcut
 * @param open - shows what is below the box
 */
export function useShortcut(input: RefObject<HTMLInputElement | null>, isActive: boolean, open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isActive && isShortcut(event)) {
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
