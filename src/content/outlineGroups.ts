import {defaultLocale, localized, type LocaleCode} from '../../config/locales';
import {outlineIn, outlineIds} from './outline';

/** A group at the top of the outline, by which the search page filters. */
export interface OutlineGroup {
  key: string;
  name: string;
  docIds: ReadonlySet<string>;
}

/** The groups at the top of the outline, in one language. */
export function outlineGroups(locale: LocaleCode): OutlineGroup[] {
  return outlineIn(locale).flatMap((item) =>
    typeof item === 'string'
      ? []
      : [
          {
            key: item.label[defaultLocale].toLowerCase().replaceAll(/[^a-z]+/g, '-'),
            name: localized(item.label, locale),
            docIds: new Set(outlineIds([item])),
          },
        ],
  );
}
