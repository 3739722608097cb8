import type {ReactNode} from 'react';
import Tag from '@theme-original/Tag';
import type {Props} from '@theme/Tag';
import {useForeignLang} from '../../bilingual/useForeignLang';

/** Says which language a tag is in where it is not that of the page. */
export default function TagWrapper(props: Props): ReactNode {
  return (
    <span lang={useForeignLang(props.permalink)}>
      <Tag {...props} />
    </span>
  );
}
