// Ejected from @docusaurus/theme-classic 3.9.1: the original prints one text of the configuration, in one language.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

export default function AnnouncementBarContent({className, ...props}: Props): ReactNode {
  return (
    <div {...props} className={clsx(styles.content, className)}>
      <Translate
        id="site.announcement"
        description="Text of the announcement bar; change the id in site/theme.ts whenever it says something new">
        Scan Studio v2 is removed on 25 November 2026. Move your integration to v3.
      </Translate>
    </div>
  );
}
