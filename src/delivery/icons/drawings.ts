/** What an icon shows, in lines, in a square of 24 units. */
export interface Drawing {
  /** https://www.w3.org/TR/SVG2/paths.html#DProperty */
  readonly d: string;
  /** Width of the lines; 2 where it is left out. */
  readonly strokeWidth?: number;
}

/** All icons of the site; `src/delivery/icons` makes one file of them. */
export const drawings = {
  arrow: {d: 'm6 6 6 6-6 6m7-12 6 6-6 6'},
  close: {d: 'm3 3 18 18M21 3 3 21', strokeWidth: 2.5},
  code: {d: 'M8 6 2 12l6 6M16 6l6 6-6 6M14 4l-4 16'},
  dark: {d: 'M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10Z'},
  edit: {d: 'M4 20l1-4L16 5l3 3L8 19Z'},
  external: {d: 'M14 3h7v7M21 3 10 14M19 14v7H3V5h7'},
  home: {d: 'M4 11l8-7 8 7v9h-5v-6H9v6H4Z'},
  language: {d: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18'},
  light: {
    d: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5',
  },
  menu: {d: 'M3 6h18M3 12h18M3 18h18', strokeWidth: 1.75},
  search: {d: 'm21 21-5-5M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z'},
  system: {d: 'M3 5h18v11H3ZM8 20h8m-4-4v4'},
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof drawings;
