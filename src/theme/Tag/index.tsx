// Ejected from @docusaurus/theme-classic 3.9.1: the original draws a label with a hole, and does not say which language it is in.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import {useForeignLang} from '../../bilingual/useForeignLang';

/** A tag, and how many posts have it; `BlogLayout` says how it looks. */
export default function Tag({permalink, label, count, description}: Props): ReactNode {
  return (
    <Link rel="tag" to={permalink} title={description} lang={useForeignLang(permalink)}>
      {label}
      {count !== undefined && <span>{count}</span>}
    </Link>
  );
}
