import {localeCodes, localized, type Localized} from '../../config/locales';
import {outlineGroups} from '../../src/content/outlineGroups';
import {drawings, type IconName} from '../../src/delivery/icons/drawings';

/** What is written and drawn on a social card, and its file in `static/img`. */
export interface SocialCard {
  file: string;
  kind: string;
  title: string;
  drawing: string;
}

/** The icon of each group at the top of the sidebar, by its key. */
const icons: Readonly<Record<string, IconName>> = {
  quickstart: 'code',
  platform: 'layers',
  guides: 'steps',
  'data-checks': 'check',
  'faces-and-documents': 'face',
  'onboarding-and-login': 'person',
  'face-proofs': 'proof',
  'names-and-chains': 'name',
  'account-and-support': 'help',
  company: 'building',
};

const documentation: Localized = {en: 'Developer documentation', es: 'Documentación para desarrolladores'};
const blog: Localized = {
  en: 'Identity and authentication, for developers',
  es: 'Identidad y autenticación para desarrolladores',
};

/**
 * The cards of the site: one without a language for the site as a whole, one for each group of the sidebar and one for the
 * blog in each language. None holds a name, so that a deployment with another brand keeps them.
 *
 * @throws if a group of the sidebar has no icon here
 */
export function socialCards(): SocialCard[] {
  const site = {
    file: 'social-card.png',
    kind: 'Developer documentation · Documentación',
    title: 'Verify and authenticate your users, by API',
    drawing: 'm5.5 12.5 4.5 4.5 8.5-9.5',
  };
  const ofLocales = localeCodes.flatMap((locale) => [
    {file: `cards/${locale}/blog.png`, kind: 'Blog', title: localized(blog, locale), drawing: drawings.edit.d},
    ...outlineGroups(locale).map(({key, name}) => {
      const icon = icons[key];
      if (icon === undefined) {
        throw new Error(
          `scripts/brand-images/socialCards.ts: the group "${key}" of the sidebar has no icon. Add it to "icons".`,
        );
      }
      return {
        file: `cards/${locale}/${key}.png`,
        kind: localized(documentation, locale),
        title: name,
        drawing: drawings[icon].d,
      };
    }),
  ]);
  return [site, ...ofLocales];
}
