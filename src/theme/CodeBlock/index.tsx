// Ejected from @docusaurus/theme-classic 3.9.1: the original mounts every block anew after hydration, to give it the colours
// of the mode. Ours are in the style sheet for both modes, and what the server highlighted stays (src/delivery/highlighting/client).
import {Children, isValidElement, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';

/** Joins children into one text, which can be copied, unless there are elements among them. */
function asText(children: ReactNode): ReactNode {
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return children;
  }
  return Array.isArray(children) ? children.join('') : children;
}

export default function CodeBlock({children: content, ...props}: Props): ReactNode {
  const children = asText(content);
  return typeof children === 'string' ? (
    <StringContent {...props}>{children}</StringContent>
  ) : (
    <ElementContent {...props}>{children}</ElementContent>
  );
}
