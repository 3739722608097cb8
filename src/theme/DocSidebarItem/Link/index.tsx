// Ejected from @docusaurus/theme-classic 3.9.1: the original cuts a long label after two lines and repeats each as a title for
// that; ours wraps. A sidebar has up to 90 of them, and every page holds them.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';

export default function DocSidebarItemLink({item, onItemClick, activePath, tabIndex}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(href);
  return (
    <li className={clsx('menu__list-item', className)}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        tabIndex={tabIndex}
        {...(isInternal && {
          onClick: () => {
            onItemClick?.(item);
          },
        })}>
        {label}
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}
