// Ejected from @docusaurus/theme-classic 3.9.1: the original gives the authors lines of their own, which outweigh the title.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {CounterpartLink, LanguageLink} from '../../../components/CounterpartLink';
import {PageMenu} from '../../../components/PageMenu';
import {languageRoutes} from '../../../bilingual/languageRoutes';
import {localeOfPath} from '../../../bilingual/localeOfPath';
import {PostFacts} from './PostFacts';
import styles from './styles.module.css';

/**
 * Leads from a post in a list to the same post in another language, which its front matter names: the browser has the
 * counterparts of the pages of its section only, and a list may be in another section.
 */
function OtherLanguage({permalink, counterpart}: {permalink: string; counterpart: unknown}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  if (typeof counterpart !== 'string') {
    return null;
  }
  const href = `${permalink.slice(0, permalink.lastIndexOf('/'))}/${counterpart}`;
  return (
    <>
      {' · '}
      <LanguageLink locale={localeOfPath(href, siteConfig.baseUrl, languageRoutes)} href={href} />
    </>
  );
}

/** The title of a post, and one line that says when, how long and by whom. */
export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const {permalink, title, frontMatter} = metadata;
  return (
    <header className={styles.header}>
      {isBlogPostPage ? (
        <Heading as="h1">{title}</Heading>
      ) : (
        <Heading as="h2">
          <Link className={styles.title} to={permalink}>
            {title}
          </Link>
        </Heading>
      )}
      <div className={styles.facts}>
        <PostFacts {...metadata}>
          {!isBlogPostPage && <OtherLanguage permalink={permalink} counterpart={frontMatter.counterpart} />}
        </PostFacts>
        {isBlogPostPage && (
          <div className={styles.offers}>
            <CounterpartLink />
            <PageMenu />
          </div>
        )}
      </div>
    </header>
  );
}
