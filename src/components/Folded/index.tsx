import type {ReactNode} from 'react';

export interface FoldedProps {
  /** Says what is folded and how much of it; it heads the text in copies of the page, too. */
  label: string;
  children: ReactNode;
}

/**
 * A text that few readers of a list need, which `EntryFilter` has the styles of. The theme's own `<details>` needs scripts to
 * open.
 */
export function Folded({label, children}: FoldedProps): ReactNode {
  return (
    <details>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
