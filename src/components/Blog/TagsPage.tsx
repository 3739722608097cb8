import type {ReactNode} from 'react';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import Tag from '@theme/Tag';
import {useByLanguage} from '../../bilingual/useByLanguage';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {InLanguage} from './InLanguage';
import {Page} from './Page';
import styles from './styles.module.css';

function Tags({tags}: Pick<Props, 'tags'>): ReactNode {
  return (
    <ul className={styles.tags}>
      {[...tags]
        .sort((a, b) => a.label.localeCompare(b.label))
        .map((tag) => (
          <li key={tag.permalink}>
            <Tag {...tag} />
          </li>
        ))}
    </ul>
  );
}

/** All tags, those in the language of the page first: `blogTagsListComponent` of `site/blog.ts`. */
export default function TagsPage({tags}: Props): ReactNode {
  const {own, others} = useByLanguage(tags, ({permalink}) => permalink);
  return (
    <Page back title={translateTagsPageTitle()}>
      {[{locale: usePageLocale(), items: own}, ...others].map(({locale, items}) => (
        <InLanguage key={locale} locale={locale}>
          <Tags tags={items} />
        </InLanguage>
      ))}
    </Page>
  );
}
