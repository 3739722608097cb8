import {useEffect, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useSwitch} from '../../preferences/useSwitch';

function fold(isUnfolded: boolean): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.fields details')) {
    details.open = isUnfolded;
  }
}

/** Unfolds all nested fields, on every page; chosen again, it folds them. */
export function ExpandFields(): ReactNode {
  const [isOpen, setIsOpen] = useSwitch('fields', 'open');
  useEffect(() => {
    if (isOpen) {
      fold(true);
    }
  }, [isOpen]);
  return (
    <button
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
