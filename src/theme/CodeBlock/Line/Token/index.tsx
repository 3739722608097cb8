// Ejected from @docusaurus/theme-classic: the original, which is there to be swizzled, makes an element of every token and
// gives it classes that no style sheet knows. A page can hold a thousand.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';

export default function CodeBlockLineToken({style, children}: Props): ReactNode {
  return style?.color === undefined ? children : <span style={style}>{children}</span>;
}
