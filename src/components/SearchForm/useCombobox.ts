import {useCallback, useState, type FocusEvent, type FormEvent, type KeyboardEvent, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import {preferenceKeys} from '../../preferences/keys';
import {addRecent, parseRecent} from '../../search/client/recentSearches';
import type {SearchOption} from '../SearchPanel/options';

export interface ComboboxSettings {
  input: RefObject<HTMLInputElement | null>;
  /** Query to start with. */
  query: string;
  /** The search page of the language, with the base path. */
  action: string;
  /** Whether answers appear below the box while one types. */
  isCombobox: boolean;
}

/** State and behaviour of the search box: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function useCombobox({input, query, action, isCombobox}: ComboboxSettings) {
  const history = useHistory();
  const [text, setText] = useState(query);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [options, setOptions] = useState<readonly SearchOption[]>([]);
  const [stored, recentSlot] = useStorageSlot(preferenceKeys.recentSearches);
  const recent = parseRecent(stored);
  const isExpanded = isCombobox && isOpen;

  const open = useCallback((): void => {
    setIsOpen(true);
  }, []);

  function close(): void {
    setIsOpen(false);
    setActive(-1);
  }

  function goTo(href: string): void {
    if (text.trim() !== '') {
      recentSlot.set(JSON.stringify(addRecent(recent, text)));
    }
    close();
    history.push(href);
  }

  function choose(option: SearchOption): void {
    if (option.href === undefined) {
      setText(option.fill);
      setActive(-1);
      input.current?.focus();
    } else {
      goTo(option.href);
    }
  }

  return {
    text,
    active,
    recent,
    isExpanded,
    setOptions,
    choose,
    open,
    type: (typed: string): void => {
      setText(typed);
      setIsOpen(true);
      setActive(-1);
    },
    forget: (): void => {
      recentSlot.set('[]');
      input.current?.focus();
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
      if (step !== undefined && isCombobox) {
        event.preventDefault();
        setIsOpen(true);
        // One place more than there are options: the box itself, where nothing is chosen.
        const places = options.length + 1;
        setActive(isExpanded ? ((active + 1 + step + places) % places) - 1 : -1);
      } else if (event.key === 'Escape' && isExpanded) {
        event.preventDefault();
        close();
      }
    },
    onSubmit: (event: FormEvent): void => {
      event.preventDefault();
      const option = isExpanded ? options[active] : undefined;
      if (option === undefined) {
        goTo(`${action}?${new URLSearchParams({q: text})}`);
      } else {
        choose(option);
      }
    },
    onBlur: ({currentTarget, relatedTarget}: FocusEvent): void => {
      if (!currentTarget.contains(relatedTarget)) {
        close();
      }
    },
  };
}
