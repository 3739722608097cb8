import type {ReactNode} from 'react';

export interface NestedFieldsProps {
  /** What is said where they are folded: how many they are. */
  label: string;
  isOpen?: boolean;
  /** A list. */
  children: ReactNode;
}

/** Fields that another field holds. The theme's own `<details>` needs scripts to open. */
export function NestedFields({label, isOpen = false, children}: NestedFieldsProps): ReactNode {
  return (
    <details open={isOpen}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
