import {useMemo, type ReactNode} from 'react';
import Tree from '@theme-original/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';
import {breakable} from '../../../components/Identifier/breakable';

type Contents = Props['toc'];

/** Texts of headings are HTML: its tags stay as they are. */
const withBreaks = (toc: Contents): Contents =>
  toc.map((heading) => ({
    ...heading,
    value: heading.value.replaceAll(/(?<=^|>)[^<]+/g, (text) => breakable(text).join('<wbr>')),
    children: withBreaks(heading.children),
  }));

/** In the contents of a page long names break where their parts end. */
export default function TOCItemTreeWrapper(props: Props): ReactNode {
  const toc = useMemo(() => withBreaks(props.toc), [props.toc]);
  return <Tree {...props} toc={toc} />;
}
