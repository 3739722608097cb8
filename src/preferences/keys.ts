/** Keys in the browser's storage; their names are part of the specification. */
export const preferenceKeys = {
  sampleLanguage: 'preferred-language',
  colorMode: 'preferred-theme',
  /** `one` where operations are read in one column, without the panel beside the text. */
  columns: 'reference-columns',
  /** `open` where nested fields are shown unfolded. */
  fields: 'reference-fields',
} as const;

/** `system` may be stored, but the system's setting is not followed: it shows the default. */
export const colorModeChoices = ['light', 'dark', 'system'] as const;

export const defaultColorModeChoice = 'light';
