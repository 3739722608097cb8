import {useEffect, type ReactNode} from 'react';
import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {useSwitch} from '../../preferences/useSwitch';

/** Folds all nested fields or unfolds them, and takes over from the style sheet (src/css/docs/fields.css). */
function fold(isUnfolded: boolean): void {
  for (const fields of document.querySelectorAll<HTMLElement>('.fields')) {
    fields.dataset.folds = '';
    for (const details of fields.querySelectorAll('details')) {
      details.open = isUnfolded;
    }
  }
}

export interface ExpandFieldsProps {
  /** How many fields are folded when the page opens. */
  folded: string;
}

/** Unfolds all nested fields, on every page; chosen again, it folds them. */
export function ExpandFields({folded}: ExpandFieldsProps): ReactNode {
  const [isOpen, setIsOpen] = useSwitch('fields', 'open');
  const {blockElementScrollPositionUntilNextRender: holdInPlace} = useScrollPositionBlocker();
  useEffect(() => {
    if (isOpen) {
      fold(true);
    }
  }, [isOpen]);
  return (
    <button
      type="button"
      className="expand-fields needs-script"
      onClick={({currentTarget}) => {
        // Fields above it unfold, too.
        holdInPlace(currentTarget);
        setIsOpen(!isOpen);
        fold(!isOpen);
      }}>
      {isOpen
        ? translate({id: 'site.fields.collapse', message: 'Collapse all'})
        : `${translate({id: 'site.fields.expand', message: 'Expand all'})}${folded === '0' ? '' : ` (${folded})`}`}
    </button>
  );
}
