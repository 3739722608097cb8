// Ejected from @docusaurus/theme-classic 3.9.1: the original prints one text of the configuration, in one language.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/AnnouncementBar/Content';
import {announcement} from '../../../../config/announcement';
import {localized} from '../../../../config/locales';
import {usePageLocale} from '../../../bilingual/usePageLocale';
import styles from './styles.module.css';

export default function AnnouncementBarContent({className, ...props}: Props): ReactNode {
  const locale = usePageLocale();
  return (
    <div {...props} className={clsx(styles.content, className)}>
      {announcement !== undefined && (
        <>
          {localized(announcement.text, locale)}
          {announcement.advice !== undefined && (
            <span className={styles.advice}>{` ${localized(announcement.advice, locale)}`}</span>
          )}
        </>
      )}
    </div>
  );
}
