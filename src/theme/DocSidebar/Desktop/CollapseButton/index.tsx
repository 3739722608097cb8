// Ejected from @docusaurus/theme-classic 3.9.1: the original needs all styles of Infima's buttons, which nothing else has.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebar/Desktop/CollapseButton';
import IconArrow from '@theme/Icon/Arrow';
import styles from './styles.module.css';

export default function CollapseButton({onClick}: Props): ReactNode {
  return (
    <button
      type="button"
      title={translate({id: 'theme.docs.sidebar.collapseButtonTitle', message: 'Collapse sidebar'})}
      aria-label={translate({id: 'theme.docs.sidebar.collapseButtonAriaLabel', message: 'Collapse sidebar'})}
      className={styles.collapse}
      onClick={onClick}>
      <IconArrow />
    </button>
  );
}
