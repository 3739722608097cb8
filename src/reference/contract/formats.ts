/** Formats that the API checks; others say what a text is for. */
export const formats: Readonly<Record<string, RegExp | true>> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
};
