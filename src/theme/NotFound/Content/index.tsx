// Ejected from @docusaurus/theme-classic: the original leads nowhere; this one offers the search and ways back.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {landmarks} from '../../../../config/landmarks';
import {usePageLocale} from '../../../bilingual/usePageLocale';
import {introRoute} from '../../../content/routes';
import {SearchForm} from '../../../components/SearchForm';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  const locale = usePageLocale();
  const links = [
    [introRoute(locale), translate({id: 'site.notFound.intro', message: 'Start of the documentation'})],
    [landmarks.authentication[locale], translate({id: 'site.notFound.authentication', message: 'Get an access token'})],
    [landmarks.identity[locale], translate({id: 'site.notFound.identity', message: 'Identity checks by country'})],
    ['/blog', 'Blog'],
  ] as const;
  return (
    <main className={clsx('container', styles.page, className)}>
      {/* Unknown paths below the docs get this content without the not-found page around it, and so without its title. */}
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page not found'})} />
      <Head>
        {/* oxlint-disable-next-line jsx-a11y/html-has-lang, jsx-a11y/lang -- adds an attribute; LanguageMetadata sets the language */}
        <html data-not-found={locale} />
        <meta name="robots" content="noindex" />
      </Head>
      <p className={clsx(styles.status, 'scan-frame')}>404</p>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </Heading>
      <p>
        <Translate id="site.notFound.explanation">
          There is no page at this address. It may have moved, or the link that led here has a typing error.
        </Translate>
      </p>
      <SearchForm />
      <ul className={clsx(styles.links, 'clean-list')}>
        {links.map(([route, label]) => (
          <li key={route}>
            <Link to={route}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
