import type {ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';

/** Marks what the search indexes: the article, without navigation. */
export default function DocItemContentWrapper(props: Props): ReactNode {
  return (
    <div data-pagefind-body="">
      <Content {...props} />
    </div>
  );
}
