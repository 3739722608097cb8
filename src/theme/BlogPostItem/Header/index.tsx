// Ejected from @docusaurus/theme-classic 3.9.1: the original gives the authors lines of their own, which outweigh the title.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import {CounterpartLink, LanguageLink} from '../../../components/CounterpartLink';
import {PageMenu} from '../../../components/PageMenu';
import {languageRoutes} from '../../../bilingual/languageRoutes';
import {usePageLocale} from '../../../bilingual/usePageLocale';
import {localeCodes} from '../../../../config/locales';
import {PostFacts} from './PostFacts';
import styles from './styles.module.css';

/** Leads from a post in a list to the same post in the other languages. */
function OtherLanguages({permalink}: {permalink: string}): ReactNode {
  const pageLocale = usePageLocale();
  const paths = languageRoutes.counterparts.find((known) => known[pageLocale] === permalink) ?? {};
  return localeCodes
    .filter((locale) => locale !== pageLocale)
    .map((locale) => {
      const href = paths[locale];
      return href === undefined ? null : <LanguageLink key={locale} locale={locale} href={href} />;
    });
}

/** The title of a post, and one line that says when, how long and by whom. */
export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const {permalink, title} = metadata;
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
        <PostFacts {...metadata} />
        <div className={styles.offers}>
          {isBlogPostPage ? (
            <>
              <CounterpartLink />
              <PageMenu />
            </>
          ) : (
            <OtherLanguages permalink={permalink} />
          )}
        </div>
      </div>
    </header>
  );
}
