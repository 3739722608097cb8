import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';

/**
 * Closed categories are most of the sidebar. The server writes of each only its link, with the arrow of Infima's style; what
 * opens it needs scripts and comes with them. It looks the same, and a page has half a kilobyte less.
 */
export default function CategoryWrapper(props: Props): ReactNode {
  const {item, activePath, tabIndex} = props;
  const isBrowser = useIsBrowser();
  if (isBrowser || item.href === undefined || !item.collapsed || isActiveSidebarItem(item, activePath)) {
    return <Category {...props} />;
  }
  return (
    <li className="menu__list-item menu__list-item--collapsed">
      <Link className="menu__link menu__link--sublist menu__link--sublist-caret" to={item.href} tabIndex={tabIndex}>
        {item.label}
      </Link>
    </li>
  );
}
