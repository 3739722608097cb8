import type {ReactNode} from 'react';

export interface FoldedProps {
  /** Says what is folded and how much of it. */
  label: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** What is folded until a reader opens it, such as nested fields. The theme's own `<details>` needs scripts to open. */
export function Folded({label, isOpen = false, children}: FoldedProps): ReactNode {
  return (
    <details open={isOpen}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
