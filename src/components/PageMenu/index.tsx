import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Assistant} from '../../../config/assistants';
import {copyPath} from '../../copies/copyPath';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {useSwitch} from '../../preferences/useSwitch';
import {CopyButton} from '../CopyButton';
import styles from './styles.module.css';

/**
 * Loads the Markdown copy of a page.
 *
 * @throws if there is none: a site that is served while it is written has no copies
 */
async function loadCopy(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok || !text.startsWith('---\n')) {
    throw new Error(`${url}: no Markdown copy (status ${response.status}). Build the site to have one.`);
  }
  return text;
}

/** What the page has that the menu is about: operations whose reference or samples it shows, and a panel beside the text. */
function shownParts(): {operations: readonly string[]; hasPanel: boolean} {
  const elements = document.querySelectorAll<HTMLElement>('main [data-operation]');
  return {
    operations: [...new Set(Array.from(elements, ({dataset}) => dataset.operation ?? ''))],
    hasPanel: document.querySelector('.reference-panel') !== null,
  };
}

/** Items that ask an assistant about the page, by the absolute address of its copy. */
function Assistants({copy}: {copy: string}): ReactNode {
  const {url, customFields = {}} = useDocusaurusContext().siteConfig;
  const question = translate(
    {id: 'site.page.question', message: 'Read {address} and answer my questions about it.'},
    {address: `${url}${copy}`},
  );
  // The reader sees the question before it is sent.
  return (customFields.assistants as readonly Assistant[]).map(({name, address}) => (
    <li key={name}>
      <a
        className={clsx(styles.item, 'quiet')}
        href={address + encodeURIComponent(question)}
        target="_blank"
        rel="noopener">
        {translate({id: 'site.page.openIn', message: 'Open in {assistant}'}, {assistant: name})}
      </a>
    </li>
  ));
}

/** A button that copies the page, and a menu of what else can be done: read it as Markdown, ask about it, get its OpenAPI. */
export function PageMenu({className}: {className?: string}): ReactNode {
  const {pathname} = useLocation();
  const locale = usePageLocale();
  const {withBaseUrl} = useBaseUrlUtils();
  const [{operations, hasPanel}, setParts] = useState<ReturnType<typeof shownParts>>({operations: [], hasPanel: false});
  const [isOneColumn, setIsOneColumn] = useSwitch('columns', 'one');
  const copy = copyPath(pathname);
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Not by `blur`: where links take no focus from a pointer, as in Safari, it closes before the click arrives.
    const onAway = ({target}: Event): void => {
      if (target instanceof Node && menu.current?.contains(target) === false) {
        menu.current.open = false;
      }
    };
    document.addEventListener('pointerdown', onAway);
    document.addEventListener('focusin', onAway);
    return () => {
      document.removeEventListener('pointerdown', onAway);
      document.removeEventListener('focusin', onAway);
    };
  }, []);

  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={copy} />
      </Head>
      <div className={clsx(styles.menu, 'screen-only', className)}>
        <CopyButton
          text={() => loadCopy(copy)}
          label={translate({id: 'site.page.copy', message: 'Copy page'})}
          advice={translate({id: 'site.page.failed', message: 'It could not be copied. Try again.'})}
          hasLabel
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to what happens in the menu */}
        <details
          ref={menu}
          onToggle={() => {
            setParts(shownParts());
          }}
          onKeyDown={({key, currentTarget}) => {
            if (key === 'Escape' && currentTarget.open) {
              currentTarget.open = false;
              currentTarget.querySelector('summary')?.focus();
            }
          }}>
          <summary
            className="with-chevron quiet"
            aria-label={translate({id: 'site.page.menu', message: 'Copy or export'})}
          />
          <ul className={clsx(styles.list, 'popup')}>
            <li>
              <a className={clsx(styles.item, 'quiet')} href={copy} type="text/markdown">
                {translate({id: 'site.page.viewMarkdown', message: 'View the page as Markdown'})}
              </a>
            </li>
            <Assistants copy={copy} />
            {operations.map((operation) => (
              <li key={operation}>
                <a
                  className={clsx(styles.item, 'quiet')}
                  href={withBaseUrl(`/openapi/${locale}/${operation}.json`)}
                  download>
                  {translate({id: 'site.page.openapi', message: 'Download the OpenAPI of {operation}'}, {operation})}
                </a>
              </li>
            ))}
            {hasPanel && (
              <li className={styles.columns}>
                <button
                  type="button"
                  className={clsx(styles.item, 'quiet')}
                  aria-pressed={isOneColumn}
                  onClick={() => {
                    setIsOneColumn(!isOneColumn);
                  }}>
                  {translate({id: 'site.page.oneColumn', message: 'One column'})}
                </button>
              </li>
            )}
          </ul>
        </details>
      </div>
    </>
  );
}
