import type {ReactNode} from 'react';

export interface FoldedProps {
  /** Says what is folded and how much of it; it heads the text in copies of the page, too. */
  label: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A text that few readers need, or the fields that another field holds. The theme's own `<details>` needs scripts to open. */
export function Folded({label, isOpen = false, children}: FoldedProps): ReactNode {
  return (
    <details open={isOpen}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
