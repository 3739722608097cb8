// Ejected from @docusaurus/theme-classic: the original prints one text of the configuration, in one language.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/AnnouncementBar/Content';
import type {Announcement} from '../../../../config/announcement';
import {usePageLocale} from '../../../bilingual/usePageLocale';
import styles from './styles.module.css';

/** What is announced: whole, and as short as a phone has room for. */
function Text({text, short}: Announcement): ReactNode {
  const locale = usePageLocale();
  return (
    <>
      <span className={styles.whole}>{text[locale]}</span>
      <span className={styles.short}>{short[locale]}</span>
    </>
  );
}

export default function AnnouncementBarContent({className, ...props}: Props): ReactNode {
  const locale = usePageLocale();
  const {customFields} = useDocusaurusContext().siteConfig;
  const announcement = customFields?.announcement as Announcement | undefined;
  return (
    <div {...props} data-kind={announcement?.kind} className={clsx(styles.content, className)}>
      {announcement?.route === undefined ? (
        announcement !== undefined && <Text {...announcement} />
      ) : (
        <Link className={styles.link} to={announcement.route[locale]}>
          <Text {...announcement} />
        </Link>
      )}
    </div>
  );
}
