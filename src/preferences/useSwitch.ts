import {useCallback, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {preferenceKeys} from './keys';

/**
 * A choice between the default and one other way to show pages, as the style sheets read it from an attribute of the page
 * root: stored, shared between tabs, kept for the visit where storage is denied.
 *
 * @param name - of the preference and of its attribute
 * @param value - what is stored for the other way
 * @returns whether the other way is chosen, and how to choose
 */
export function useSwitch(name: 'columns' | 'fields', value: string): [boolean, (isOn: boolean) => void] {
  const [stored, slot] = useStorageSlot(preferenceKeys[name]);
  const [chosen, setChosen] = useState<boolean>();
  const choose = useCallback(
    (isOn: boolean) => {
      setChosen(isOn);
      document.documentElement.setAttribute(`data-${name}`, isOn ? value : '');
      if (isOn) {
        slot.set(value);
      } else {
        slot.del();
      }
    },
    [name, value, slot],
  );
  return [chosen ?? stored === value, choose];
}
