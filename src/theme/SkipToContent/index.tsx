// Ejected from @docusaurus/theme-classic 3.9.1: the original reads its label when the module loads, in one language for
// all pages.
import {useRef, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

function focus(element: HTMLElement | null): void {
  if (element !== null) {
    element.setAttribute('tabindex', '-1');
    element.focus();
    element.removeAttribute('tabindex');
  }
}

export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  const label = translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});

  // After a navigation, Tab starts from the top of the new page again.
  useLocationChange(({location}) => {
    if (location.hash === '' && action === 'PUSH') {
      focus(region.current);
    }
  });

  function onClick(event: MouseEvent): void {
    event.preventDefault();
    focus(document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId));
  }

  return (
    <div ref={region} role="region" aria-label={label}>
      <a href={`#${SkipToContentFallbackId}`} className={styles.link} onClick={onClick}>
        {label}
      </a>
    </div>
  );
}
