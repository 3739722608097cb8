// Ejected from @docusaurus/theme-classic 3.9.1: the original has a heading and a line for each letter, and mixes the languages.
import type {ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import Heading from '@theme/Heading';
import Tag from '@theme/Tag';
import type {Props} from '@theme/TagsListByLetter';
import {localeCodes, locales} from '../../../config/locales';
import {languageRoutes} from '../../bilingual/languageRoutes';
import {localeOfPath} from '../../bilingual/localeOfPath';
import {usePageLocale} from '../../bilingual/usePageLocale';
import styles from './styles.module.css';

function Tags({tags}: Props): ReactNode {
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag.permalink}>
          <Tag {...tag} />
        </li>
      ))}
    </ul>
  );
}

/** All tags: those of the page's language, then for each other language its own. */
export default function TagsListByLetter({tags}: Props): ReactNode {
  const pageLocale = usePageLocale();
  const tagsIn = (locale: string) =>
    tags.filter(({permalink}) => localeOfPath(permalink, siteConfig.baseUrl, languageRoutes) === locale);
  return (
    <>
      <Tags tags={tagsIn(pageLocale)} />
      {localeCodes
        .filter((locale) => locale !== pageLocale && tagsIn(locale).length > 0)
        .map((locale) => (
          <section key={locale}>
            <Heading as="h2" lang={locales[locale].htmlLang} className={styles.language}>
              {locales[locale].label}
            </Heading>
            <Tags tags={tagsIn(locale)} />
          </section>
        ))}
    </>
  );
}
