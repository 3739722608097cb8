import type {Localized} from './locales';

/** The line above the navbar. Readers can close it, and see the next one again. */
export interface Announcement {
  /** Changes with every new announcement: by it the browser remembers which one was closed. */
  readonly id: string;
  /** News, or something that ends and readers have to act on: it has the colours of a warning. */
  readonly kind: 'news' | 'end';
  /** The last day on which a build shows it, as `2026-11-25`, in UTC. */
  readonly until: string;
  /** What begins or ends, and what to do about it. The year goes without saying: `until` is days away. */
  readonly text: Localized;
  /** Both in one line of the narrowest phone: 40 characters. */
  readonly short: Localized;
  /** The page that says more: the whole line leads there. */
  readonly route?: Localized;
}

/** The announcement of this site. */
const written: Announcement = {
  id: 'local-sandbox',
  kind: 'news',
  until: '2027-02-28',
  text: {
    en: 'New: run the API on your own machine, without an account',
    es: 'Nuevo: ejecuta la API en tu equipo, sin necesidad de una cuenta',
  },
  short: {
    en: 'New: the API on your own machine',
    es: 'Nuevo: la API en tu propio equipo',
  },
  route: {en: '/local-sandbox', es: '/docs-es/sandbox-local'},
};

/** What a build shows: nothing after the last day. Browsers get it with the configuration, so that they do not decide anew. */
export const announcement: Announcement | undefined =
  Date.now() > Date.parse(`${written.until}T23:59:59Z`) ? undefined : written;
