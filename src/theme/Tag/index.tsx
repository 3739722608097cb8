import type {ReactNode} from 'react';
import Tag from '@theme-original/Tag';
import type {Props} from '@theme/Tag';
import {useForeignLang} from '../../bilingual/useForeignLang';

/** Says in which language a tag is where it is not that of the page. */
export default function TagWrapper(props: Props): ReactNode {
  const lang = useForeignLang(props.permalink);
  return lang === undefined ? (
    <Tag {...props} />
  ) : (
    <span lang={lang}>
      <Tag {...props} />
    </span>
  );
}
