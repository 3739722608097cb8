import type {ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';

/** Shows what is in it. */
function Content({children}: {children?: ReactNode}): ReactNode {
  return children;
}

function Endpoint({method, server, path}: {method: string; server: string; path: string}): ReactNode {
  return (
    <p>
      {method} {server}
      {path}
    </p>
  );
}

function Nothing(): ReactNode {
  return null;
}

/** Stand-ins for the components of src/theme/MDXComponents.ts, without which the pages do not compile. */
export default {
  ...MDXComponents,
  CodeSample: Content,
  CodeSamples: Content,
  Endpoint,
  Flag: Nothing,
  Flow: Nothing,
  TableScroller: Content,
  TagPrices: Nothing,
};
