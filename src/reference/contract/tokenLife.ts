/** How long a token lives, as a duration of ISO 8601; by operation id, where the operations that issue it differ. */
export type TokenLife = string | Readonly<Record<string, string>>;

const seconds = {day: 86_400, hour: 3600, minute: 60, second: 1} as const;

/** A unit of time, as `Intl.NumberFormat` names it. */
export type TimeUnit = keyof typeof seconds;

/**
 * Reads a duration in one unit: `P30D`, `PT2H`, `PT120M`, `PT40S`.
 *
 * @throws if it is anything else
 */
export function readLife(duration: string): {count: number; unit: TimeUnit; seconds: number} {
  const [, days, hours, minutes, rest] = /^P(?:(\d+)D|T(?:(\d+)H|(\d+)M|(\d+)S))$/.exec(duration) ?? [];
  const [unit, digits] =
    Object.entries({day: days, hour: hours, minute: minutes, second: rest}).find(([, found]) => found !== undefined) ??
    [];
  if (unit === undefined) {
    throw new Error(`openapi: "${duration}" is not a duration in one unit. Write P30D, PT2H, PT10M or PT40S in "ttl".`);
  }
  return {count: Number(digits), unit: unit as TimeUnit, seconds: Number(digits) * seconds[unit as TimeUnit]};
}

/** The durations of a token, each once, in the order of the contract. */
export const livesOf = (ttl: TokenLife): string[] => [...new Set(typeof ttl === 'string' ? [ttl] : Object.values(ttl))];
