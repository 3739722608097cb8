import type {ReactNode} from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import {useForeignLang} from '../../bilingual/useForeignLang';

/** Says in which language the next page's title is where it is not that of this page. */
export default function PaginatorNavLinkWrapper({title, ...props}: Props): ReactNode {
  return <PaginatorNavLink {...props} title={<span lang={useForeignLang(props.permalink)}>{title}</span>} />;
}
