// Ejected from @docusaurus/theme-classic: the original reads its label when the module loads, in one language for
// all pages, and takes the focus after a navigation, which belongs to the title (src/delivery/client/focusPage.ts).
import type {MouseEvent, ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function SkipToContent(): ReactNode {
  const label = translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});

  function onClick(event: MouseEvent): void {
    event.preventDefault();
    const target = document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId);
    target?.setAttribute('tabindex', '-1');
    target?.focus();
    target?.removeAttribute('tabindex');
  }

  return (
    <div role="region" aria-label={label}>
      <a href={`#${SkipToContentFallbackId}`} className={`${styles.link} screen-only`} onClick={onClick}>
        {label}
      </a>
    </div>
  );
}
