import {useEffect, useId, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * State and behaviour of the search box: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The focus stays in the box; the
 * first option is chosen until arrow keys choose another.
 *
 * @param query - to start with
 * @param action - the search page of the language, with the base path
 * @param isCombobox - whether answers appear below the box while one types
 */
export function useCombobox(query: string, action: string, isCombobox: boolean) {
  const history = useHistory();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [options, setOptions] = useState({count: 0, query: ''});
  const isExpanded = isCombobox && isOpen;
  const activeId = isExpanded && active < options.count ? `${listId}-${active}` : undefined;

  useEffect(() => {
    document.getElementById(activeId ?? '')?.scrollIntoView({block: 'nearest'});
  }, [activeId]);

  function open(): void {
    setIsOpen(true);
    setActive(0);
  }

  function close(): void {
    setIsOpen(false);
  }

  return {
    input,
    listId,
    text,
    active,
    activeId,
    isExpanded,
    open,
    close,
    setOptions,
    type: (typed: string): void => {
      setText(typed);
      open();
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const step = isCombobox ? {ArrowDown: 1, ArrowUp: -1}[event.key] : undefined;
      if (step !== undefined && !isExpanded) {
        open();
      } else if (step !== undefined) {
        setActive((active + step + options.count) % Math.max(1, options.count));
      } else if (event.key === 'Escape' && isExpanded) {
        close();
      } else {
        return;
      }
      event.preventDefault();
    },
    onSubmit: (event: FormEvent): void => {
      event.preventDefault();
      // Options that answer an earlier query are nobody's choice.
      const option = options.query === text.trim() ? document.getElementById(activeId ?? '') : null;
      if (option === null) {
        close();
        history.push(`${action}?${new URLSearchParams({q: text})}`);
      } else {
        option.click();
      }
    },
    onBlur: ({currentTarget, relatedTarget}: FocusEvent): void => {
      if (!currentTarget.contains(relatedTarget)) {
        close();
      }
    },
  };
}

/** What the panel below the box is told of it. */
export type Combobox = Omit<ReturnType<typeof useCombobox>, 'input'>;
