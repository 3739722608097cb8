import type {ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {translate} from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** The table of contents of a page on narrow screens, folded below the title. Browsers open it without scripts. */
export function FoldedContents({toc}: {toc: readonly TOCItem[]}): ReactNode {
  const title = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  return (
    <details className={styles.contents} data-pagefind-ignore="">
      <summary className="page-menu">{title}</summary>
      <nav aria-label={title}>
        <TOCItems toc={toc} className="table-of-contents" />
      </nav>
    </details>
  );
}
