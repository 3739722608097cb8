import Ajv from 'ajv/dist/2020';

/** Formats that the API checks; others say what a text is for. */
export const formats: Readonly<Record<string, RegExp>> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
};

/** Validates against schemas of the contract, whose keywords beside those of JSON Schema are not its business. */
export const ajv = new Ajv({strict: false, logger: false, formats});
