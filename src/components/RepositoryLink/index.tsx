import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import {Icon} from '../Icon';

/** Leads to the source of this site: an icon in the navbar, a line of text in the mobile menu. */
export function RepositoryLink(props: ComponentProps<typeof DefaultNavbarItem>): ReactNode {
  const label = translate({id: 'site.navbar.repository', message: 'Source repository'});
  return props.mobile ? (
    <DefaultNavbarItem {...props} label={label} />
  ) : (
    <a
      className="icon-link"
      href={props.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}>
      <Icon name="code" size={20} />
    </a>
  );
}
