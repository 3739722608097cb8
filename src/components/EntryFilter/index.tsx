import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {searchRoute} from '../../content/routes';
import {Icon} from '../Icon';
import {narrow} from './narrow';
import styles from './styles.module.css';

interface Props {
  /** By what the entries of the page are told apart, as a request: "Filter by key or status". */
  label: string;
  children: ReactNode;
}

/**
 * A field at the top of a long page that hides the entries without what is typed. An address that leads to a hidden entry
 * empties it.
 */
export function EntryFilter({label, children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [{typed, left, all}, setState] = useState({typed: '', left: 0, all: 0});
  const location = useLocation();
  const locale = usePageLocale();

  function filter(value: string): void {
    if (list.current === null) {
      return;
    }
    setState({typed: value, ...narrow(list.current, value)});
    const isStuck = (bar.current?.offsetTop ?? 0) > list.current.offsetTop;
    const isLow = (bar.current?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2;
    if (isStuck || isLow) {
      // What is left stands below the field, where it is seen.
      list.current.scrollIntoView();
    }
  }

  // Not the hash alone: a link to the entry of the address may be followed again.
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const isHidden = target !== null && target.closest('[hidden]') !== null;
    if (isHidden && list.current?.contains(target) === true) {
      setState({typed: '', ...narrow(list.current, '')});
      target.scrollIntoView();
    }
  }, [location]);

  return (
    <div ref={list} className={styles.list}>
      <div ref={bar} data-filter className={`${styles.bar} below-navbar needs-script`}>
        <Icon name="search" size={16} className={styles.icon} />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          className={styles.input}
          value={typed}
          onChange={({currentTarget: {value}}) => {
            filter(value);
          }}
          onKeyDown={({key}) => {
            if (key === 'Escape') {
              filter('');
            }
          }}
        />
        <output className={styles.status}>
          {typed === '' ? '' : translate({id: 'site.entries.count', message: '{left} of {all}'}, {left, all})}
        </output>
      </div>
      {typed !== '' && left === 0 && (
        <div data-filter className={`${styles.empty} scan-frame`}>
          <p>{translate({id: 'site.entries.none', message: 'Nothing on this page has “{typed}”.'}, {typed})}</p>
          <button
            type="button"
            className="action"
            onClick={() => {
              filter('');
            }}>
            {translate({id: 'site.entries.clear', message: 'Show everything'})}
          </button>
          <Link to={`${searchRoute(locale)}?q=${encodeURIComponent(typed)}`}>
            {translate({id: 'site.entries.search', message: 'Search the whole documentation'})}
          </Link>
        </div>
      )}
      {children}
    </div>
  );
}
