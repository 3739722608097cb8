import {useState, type ReactNode} from 'react';
import {useWindowSize} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import BlogSidebar from '@theme-original/BlogSidebar';
import type {Props} from '@theme/BlogSidebar';
import IconArrow from '@theme/Icon/Arrow';
import {localeOf} from '../../bilingual/localeOf';
import {usePageLocale} from '../../bilingual/usePageLocale';
import './pages.css';
import './sidebar.css';

/** As in the docs, until the document is loaded again: each page of the blog has a sidebar of its own. */
const session = {isHidden: false};

/** Lists the posts in the language of the page, and can be hidden, as the sidebar of the docs. */
export default function BlogSidebarWrapper({sidebar}: Props): ReactNode {
  const [isHidden, setIsHidden] = useState(session.isHidden);
  const locale = usePageLocale();
  const isBrowser = useIsBrowser();
  // On a phone the posts are in the menu, which has no such button.
  const isShown = useWindowSize() === 'mobile' || !isHidden;
  const items = sidebar?.items.filter(({permalink}) => localeOf(permalink) === locale) ?? [];
  const label = isHidden
    ? translate({id: 'theme.docs.sidebar.expandButtonTitle', message: 'Expand sidebar'})
    : translate({id: 'theme.docs.sidebar.collapseButtonTitle', message: 'Collapse sidebar'});
  return (
    <div className="blog-sidebar">
      {isShown && <BlogSidebar sidebar={{title: translate({id: 'site.blog.posts', message: 'Posts'}), items}} />}
      {isBrowser && items.length > 0 && (
        <button
          type="button"
          className="quiet"
          title={label}
          aria-label={label}
          onClick={() => {
            session.isHidden = !isHidden;
            setIsHidden(!isHidden);
          }}>
          <IconArrow />
        </button>
      )}
    </div>
  );
}
