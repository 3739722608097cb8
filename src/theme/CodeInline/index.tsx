import type {ReactNode} from 'react';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import {withBreaks} from '../../components/Identifier';

/** Long names break where their parts end. */
export default function CodeInlineWrapper({children, ...props}: Props): ReactNode {
  return <CodeInline {...props}>{withBreaks(children)}</CodeInline>;
}
