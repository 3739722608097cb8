import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import styles from './styles.module.css';

/** Leads to the source of this site: an icon in the navbar, a line of text in the mobile menu. */
export function RepositoryLink(props: ComponentProps<typeof DefaultNavbarItem>): ReactNode {
  const label = translate({id: 'site.navbar.repository', message: 'Source repository'});
  return props.mobile ? (
    <DefaultNavbarItem {...props} label={label} />
  ) : (
    <a
      className={styles.link}
      href={props.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M8 6 2 12l6 6M16 6l6 6-6 6M14 4l-4 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </a>
  );
}
