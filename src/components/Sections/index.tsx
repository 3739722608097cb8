import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * The id of the last heading above the lower two thirds of the window, or of all at the end of the page. Docusaurus' own hook
 * marks the heading of the panel, which is in view all the time.
 */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const update = (): void => {
      const isEnd = window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 2;
      const lowest = isEnd ? window.innerHeight : window.innerHeight / 3;
      const tops = all.split(' ').map((id) => [id, document.getElementById(id)?.getBoundingClientRect().top] as const);
      setInView(tops.filter(([, top = Infinity]) => top < lowest).at(-1)?.[0]);
    };
    update();
    window.addEventListener('scroll', update, {passive: true});
    return () => {
      window.removeEventListener('scroll', update);
    };
  }, [all]);
  return inView;
}

/** The sections of a page in one row, where a panel stands in the column of the table of contents. */
export function Sections(): ReactNode {
  const {toc} = useDoc();
  // The request is in view all the time.
  const sections = toc.filter(({level, id}) => level === 2 && id !== 'request');
  const inView = useSectionInView(sections.map(({id}) => id));
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    row.current?.scrollTo({left: (current?.offsetLeft ?? 0) - 24});
  }, [inView]);
  return (
    <nav
      className={clsx(styles.sections, 'below-navbar')}
      aria-label={translate({id: 'site.sections', message: 'Sections of this page'})}>
      <div ref={row} className={styles.links}>
        {sections.map(({id, value}) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === inView ? 'location' : undefined}
            // The theme has the texts of headings as HTML that the build escaped.
            dangerouslySetInnerHTML={{__html: value}}
          />
        ))}
      </div>
    </nav>
  );
}
