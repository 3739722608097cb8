/** How long a token lives, as a duration of ISO 8601; by operation id, where the operations that issue it differ. */
export type TokenLife = string | Readonly<Record<string, string>>;

const units = {
  D: {unit: 'day', seconds: 86_400},
  H: {unit: 'hour', seconds: 3600},
  M: {unit: 'minute', seconds: 60},
  S: {unit: 'second', seconds: 1},
} as const;

/**
 * Reads a duration in one unit, as `Intl.NumberFormat` names it: `P30D`, `PT2H`, `PT120M`, `PT40S`.
 *
 * @throws if it is anything else
 */
export function readLife(duration: string): {count: number; unit: string; seconds: number} {
  const [, digits, letter] = /^P(?:T(?!\d+D)|(?=\d+D))(\d+)([DHMS])$/.exec(duration) ?? [];
  if (letter === undefined) {
    throw new Error(`openapi: "${duration}" is not a duration in one unit. Write P30D, PT2H, PT10M or PT40S in "ttl".`);
  }
  const {unit, seconds} = units[letter as keyof typeof units];
  return {count: Number(digits), unit, seconds: Number(digits) * seconds};
}
