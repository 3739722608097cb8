import clsx from 'clsx';
import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import type {SearchOption} from './options';
import styles from './styles.module.css';

export interface PanelOptionProps {
  option: SearchOption;
  id: string;
  isActive: boolean;
  isHeading?: boolean;
  onChoose: (option: SearchOption) => void;
  children: ReactNode;
}

/** An option of the listbox. Arrow keys reach it through the box; it is a link for those who open it in a new tab. */
export function PanelOption({
  option,
  id,
  isActive,
  isHeading = false,
  onChoose,
  children,
}: PanelOptionProps): ReactNode {
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) {
      element.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isActive]);
  return (
    <a
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={option.href ?? '#'}
      className={clsx(styles.option, isActive && styles.active, isHeading && styles.heading)}
      onMouseDown={(event: MouseEvent) => {
        // Keeps the focus in the box, so that the panel stays open until the click.
        event.preventDefault();
      }}
      onClick={(event: MouseEvent) => {
        if (option.href === undefined || (!event.ctrlKey && !event.metaKey && !event.shiftKey)) {
          event.preventDefault();
          onChoose(option);
        }
      }}>
      {children}
    </a>
  );
}
