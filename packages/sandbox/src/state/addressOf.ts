/** How a one-time code reaches somebody. */
export type Way = 'email' | 'phone';

/** Where a code goes: an address of mail, or a number with the code of its country. */
export function addressOf(fields: Readonly<Record<string, unknown>>, way: Way): string {
  return way === 'email' ? String(fields.email) : `${String(fields.countryCode)} ${String(fields.phone)}`;
}
