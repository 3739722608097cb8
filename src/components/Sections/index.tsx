import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {useSwitch} from '../../preferences/useSwitch';
import {Icon} from '../Icon';
import styles from './styles.module.css';

/** The sections of a page in one row, where a panel stands in the column of the table of contents. */
export function Sections(): ReactNode {
  const {toc} = useDoc();
  const [isOneColumn, setIsOneColumn] = useSwitch('columns', 'one');
  return (
    <nav className={styles.sections} aria-label={translate({id: 'site.sections', message: 'Sections of this page'})}>
      <div className={styles.links}>
        {toc
          .filter(({level}) => level === 2)
          .map(({id, value}) => (
            // The theme has the texts of headings as HTML that the build escaped.
            <a key={id} href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
          ))}
      </div>
      <button
        type="button"
        className={clsx(styles.columns, 'needs-script')}
        aria-pressed={isOneColumn}
        onClick={() => {
          setIsOneColumn(!isOneColumn);
        }}>
        <Icon name="columns" size={16} />
        {translate({id: 'site.sections.oneColumn', message: 'One column'})}
      </button>
    </nav>
  );
}
