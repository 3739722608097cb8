import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

type Props = Pick<ComponentProps<typeof TOCItems>, 'toc' | 'maxHeadingLevel'>;

/** The table of contents of a page on narrow screens, folded below the title. Browsers open it without scripts. */
export function FoldedContents(props: Props): ReactNode {
  const title = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  return (
    <details className={`${styles.contents} screen-only`}>
      <summary className="with-chevron">{title}</summary>
      <nav aria-label={title}>
        <TOCItems {...props} className="table-of-contents" />
      </nav>
    </details>
  );
}
