import {translate} from '@docusaurus/Translate';
import type {SearchData, SearchKind, SearchRecord} from '../../search/SearchData';

/** The name of a kind of page, in the language of this page. */
export function kindName(kind: SearchKind): string {
  switch (kind) {
    case 'operation':
      return translate({id: 'site.search.kind.operation', message: 'Operation'});
    case 'object':
      return translate({id: 'site.search.kind.object', message: 'Object'});
    case 'guide':
      return translate({id: 'site.search.kind.guide', message: 'Guide'});
    case 'blog':
      return 'Blog';
  }
}

/** Where a page belongs: its kind, area and country, as far as it has them. */
export function placeOf({kind, area, country}: SearchRecord, {areas, countries}: SearchData): string {
  return [
    kindName(kind),
    area === undefined ? undefined : areas[area],
    country === undefined ? undefined : countries[country],
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}
