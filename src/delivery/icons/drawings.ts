/** What an icon shows, in lines, in a square of 24 units. */
export interface Drawing {
  /** https://www.w3.org/TR/SVG2/paths.html#DProperty */
  readonly d: string;
  /** Width of the lines; 1.5 where it is left out. */
  readonly strokeWidth?: number;
}

/** All icons of the site; `src/delivery/icons` makes one file of them. */
export const drawings = {
  access: {d: 'M14 9a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0Zm-1.3 3.2 8 8M17 16.5l-2 2m4.5.5 1.5-1.5'},
  bell: {d: 'M6 17v-6a6 6 0 0 1 12 0v6l2 1H4ZM10 21h4'},
  building: {d: 'M5 21V4h10v17M15 9h4v12M3 21h18M8 8h4M8 12h4M8 16h4'},
  car: {d: 'M4 17v-5l2-5h12l2 5v5ZM4 12h16M6 17v2m12-2v2M7.5 14.5v.01M16.5 14.5v.01'},
  card: {d: 'M3 5h18v14H3ZM6.5 16c0-2.5 5-2.5 5 0M11 10.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM15 10h3m-3 4h3'},
  check: {d: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6ZM8.5 12l2.5 2.5 4.5-5'},
  close: {d: 'm5 5 14 14M19 5 5 19'},
  code: {d: 'M8 6 2 12l6 6M16 6l6 6-6 6M14 4l-4 16'},
  columns: {d: 'M4 5h16v14H4ZM13 5v14'},
  dark: {d: 'M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10Z'},
  edit: {d: 'M4 20l1-4L16 5l3 3L8 19Z'},
  person: {d: 'M14 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM3 21c0-4 3-6 7-6s7 2 7 6M19 7v6m-3-3h6'},
  export: {d: 'M12 15V3m-4 4 4-4 4 4M5 12v8h14v-8'},
  face: {d: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM8.5 10v.01M15.5 10v.01M8 15c2 2 6 2 8 0'},
  help: {d: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM9.5 9.5c0-3 5-3 5 0 0 2-2.5 2-2.5 4M12 17v.01'},
  home: {d: 'M4 11l8-7 8 7v9h-5v-6H9v6H4Z'},
  language: {d: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18'},
  layers: {d: 'm12 3 9 5-9 5-9-5Zm-9 9 9 5 9-5M3 16l9 5 9-5'},
  light: {
    d: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5',
  },
  login: {d: 'M14 4h6v16h-6M4 12h11m-4-4 4 4-4 4'},
  name: {d: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm0-4v5c0 4 5 3 5-1a9 9 0 1 0-4 7.5'},
  proof: {d: 'M6 11h12v9H6Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2'},
  scales: {d: 'M12 4v16m-4 0h8M5 7h14M5 7l-3 7h6Zm14 0-3 7h6Z'},
  scan: {d: 'M3 8V4h4M17 4h4v4M21 16v4h-4M7 20H3v-4M7 9h10M7 12h10M7 15h6'},
  search: {d: 'm21 21-5-5M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z'},
  steps: {d: 'M9 6h12M9 12h12M9 18h12M4 6v.01M4 12v.01M4 18v.01'},
  wheel: {d: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM3.5 11H10m4 0h6.5M12 14v7'},
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof drawings;
