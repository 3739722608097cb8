import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useSwitch} from '../../preferences/useSwitch';

/** Unfolds all nested fields of the list that follows, and of those on other pages; chosen again, it folds them. */
export function ExpandFields(): ReactNode {
  const [isOpen, setIsOpen] = useSwitch('fields', 'open');
  const button = useRef<HTMLButtonElement>(null);
  const fold = (isUnfolded: boolean): void => {
    for (const details of button.current?.nextElementSibling?.querySelectorAll('details') ?? []) {
      details.open = isUnfolded;
    }
  };
  useEffect(() => {
    if (isOpen) {
      fold(true);
    }
  }, [isOpen]);
  return (
    <button
      ref={button}
      type="button"
      className="expand-fields needs-script"
      aria-pressed={isOpen}
      onClick={() => {
        setIsOpen(!isOpen);
        fold(!isOpen);
      }}>
      {translate({id: 'site.fields.expand', message: 'Expand all'})}
    </button>
  );
}
