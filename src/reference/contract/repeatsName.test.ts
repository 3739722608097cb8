import {describe, expect, it} from 'vitest';
import {repeatsName} from './repeatsName';

describe('repeatsName', () => {
  it.each([
    ['documentNumber', 'Number of the document.'],
    ['doors', 'Number of doors.'],
    ['fechaVencimiento', 'Fecha de vencimiento.'],
    ['expirationDate', 'The expiration date.'],
    ['_id', 'The id of the record.'],
  ])('finds %s: "%s"', (name, description) => {
    expect(repeatsName(name, description)).toBe(true);
  });

  it.each([
    ['weight', 'Weight in kilograms.'],
    ['expirationDate', 'Expiration date, as DD/MM/YYYY.'],
    ['modelo', 'Model year.'],
    ['status', '`ACTIVE` or `EXPIRED`.'],
  ])('lets %s: "%s" pass', (name, description) => {
    expect(repeatsName(name, description)).toBe(false);
  });
});
