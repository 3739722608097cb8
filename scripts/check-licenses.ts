/**
 * Checks what the site is made of: every package of the lockfile has a hash of its content and names no registry, and every
 * package that the build may put into the site has an allowed licence. `npm run check:licenses`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Licences under which code may be passed on with the site, or used to make it, without more than a notice. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // lightningcss minifies style sheets and is not part of the site.
  'MPL-2.0',
  // The font Inter.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages that do not name their licence where npm looks for it. */
const namedElsewhere: Readonly<Record<string, string>> = {
  'node_modules/eval': 'MIT',
  'node_modules/format': 'MIT',
  'node_modules/require-like': 'MIT',
};

export interface LockedPackage {
  integrity?: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
}

/** Whether a licence may be chosen, as in `(MIT OR GPL-3.0)`; where all of several count, all have to be allowed. */
export function isAllowed(expression: string): boolean {
  const licenses = expression.replace(/[()]/g, '').split(/ AND | OR /);
  return expression.includes(' AND ')
    ? licenses.every((license) => allowed.has(license))
    : licenses.some((license) => allowed.has(license));
}

/**
 * @param packages - `packages` of package-lock.json
 * @returns one message for each fault
 */
export function lockfileFaults(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([location, {integrity, resolved, license, dev}]) => {
    // The site itself.
    if (location === '') {
      return [];
    }
    const faults: string[] = [];
    if (integrity === undefined) {
      faults.push(`${location} has no integrity. Remove it from package-lock.json and run "npm install".`);
    }
    if (resolved !== undefined) {
      faults.push(`${location} names a registry. Set "omit-lockfile-registry-resolved=true" and run "npm install".`);
    }
    const name = license ?? namedElsewhere[location] ?? 'none';
    if (dev !== true && !isAllowed(name)) {
      faults.push(`${location} has the licence "${name}", which is not allowed in scripts/check-licenses.ts.`);
    }
    return faults;
  });
}

if (require.main === module) {
  const lockfile = readFileSync(path.resolve(__dirname, '../package-lock.json'), 'utf8');
  const {packages} = JSON.parse(lockfile) as {packages: Record<string, LockedPackage>};
  const faults = lockfileFaults(packages);
  console.log([...faults, `${Object.keys(packages).length - 1} packages, ${faults.length} faults.`].join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
}
