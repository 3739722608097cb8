import type {ReactNode} from 'react';

/** A number of operations that opens to their links. The theme's own `<details>` needs scripts to open. */
export function OperationCount({count, children}: {count: string; children: ReactNode}): ReactNode {
  return (
    <details>
      <summary>{count}</summary>
      {children}
    </details>
  );
}
