/**
 * Checks what the site is made of: every package of the lockfile has a hash of its content and comes from nowhere in
 * particular, and every package that the build may put into the site has an allowed licence. `npm run check:licenses`.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

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
  // lightningcss minifies style sheets and is no part of the site.
  'MPL-2.0',
  // The font Inter.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages that name their licence in a file only. */
const namedElsewhere: Readonly<Record<string, string>> = {'node_modules/require-like': 'MIT'};

export interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
}

/** Whether one of the licences that an expression offers is allowed: `(MIT OR Apache-2.0)`. */
export function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((license) => allowed.has(license.trim())));
}

/**
 * @param packages - `packages` of package-lock.json
 * @param licenseOf - licence of an installed package, where the lockfile does not name it
 * @returns one message for each fault
 */
export function lockfileFaults(
  packages: Readonly<Record<string, LockedPackage>>,
  licenseOf: (location: string) => string | undefined,
): string[] {
  return Object.entries(packages).flatMap(([location, {integrity, resolved, license, dev, optional, link}]) => {
    if (location === '' || link === true) {
      return [];
    }
    const faults: string[] = [];
    if (integrity === undefined) {
      faults.push(`${location} has no integrity. Remove it from package-lock.json and run "npm install".`);
    }
    if (resolved !== undefined) {
      faults.push(`${location} names a registry. Set "omit-lockfile-registry-resolved=true" and run "npm install".`);
    }
    const name = license ?? licenseOf(location);
    // An optional package of another platform is not installed, and its siblings have its licence.
    const isAbsent = optional === true && name === undefined;
    if (dev !== true && !isAbsent && (name === undefined || !isAllowed(name))) {
      faults.push(
        `${location} has the licence "${name ?? 'none'}", which is not allowed in scripts/check-licenses.ts.`,
      );
    }
    return faults;
  });
}

function installedLicense(location: string): string | undefined {
  if (namedElsewhere[location] !== undefined) {
    return namedElsewhere[location];
  }
  const file = path.join(root, location, 'package.json');
  if (!existsSync(file)) {
    return undefined;
  }
  const {license, licenses} = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | {type: string};
    licenses?: {type: string}[];
  };
  return typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type);
}

if (require.main === module) {
  const {packages} = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const faults = lockfileFaults(packages, installedLicense);
  for (const fault of faults) {
    console.error(fault);
  }
  const shipped = Object.values(packages).filter(({dev}) => dev !== true).length - 1;
  console.log(`${Object.keys(packages).length - 1} packages locked, ${shipped} for the site; ${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
