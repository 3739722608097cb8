import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What starts a Chromium: `executablePath` and `env` of Playwright's launch options. */
export interface Chromium {
  executablePath: string;
  env?: Record<string, string>;
}

// The one without windows, which Debian packages apart, starts faster and needs less memory.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** A program on the path does not start where a library of the system is missing. */
const starts = ({executablePath, env}: Chromium): boolean =>
  existsSync(executablePath) &&
  spawnSync(executablePath, ['--no-sandbox', '--version'], {env: env ?? process.env, stdio: 'ignore'}).status === 0;

/** The environment of the package's Chromium: its libraries and fonts, which the system may not have. */
const packagedEnv = (folder: string, env: NodeJS.ProcessEnv): Record<string, string> => ({
  ...(env as Record<string, string>),
  LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
  FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
});

/** The package's own file looks for its fonts in folders of the machine that it was made for; a text without any ends the page. */
const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/**
 * The Chromium that the npm package `@sparticuz/chromium` carries, unpacked once into `node_modules/.cache`: it is built for
 * Linux on x64. The package unpacks its libraries only where it takes the machine for the one that it was made for, which
 * this variable says.
 */
function packagedChromium(env: NodeJS.ProcessEnv): Chromium | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return undefined;
  }
  const folder = path.resolve(__dirname, '../../node_modules/.cache/chromium');
  const fonts = path.join(folder, 'fonts.conf');
  if (!existsSync(fonts)) {
    mkdirSync(folder, {recursive: true});
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', "await (await import('@sparticuz/chromium')).default.executablePath()"],
      {
        cwd: path.resolve(__dirname, '../..'),
        env: {...env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x'},
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    writeFileSync(fonts, fontsConf(folder));
  }
  return {executablePath: path.join(folder, 'chromium'), env: packagedEnv(folder, env)};
}

/**
 * Finds a Chromium that starts: the one that `CHROMIUM_PATH` names, else one on the system's path, else that of the npm
 * package.
 *
 * @returns undefined where none starts, as on another processor without a browser
 * @throws if `CHROMIUM_PATH` names a program that does not start
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): Chromium | undefined {
  const named = env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!starts({executablePath: named})) {
      throw new Error(`CHROMIUM_PATH is "${named}", and no program starts there. Correct it, or leave it out.`);
    }
    return {executablePath: named};
  }
  const folders = (env.PATH ?? '').split(path.delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => ({executablePath: path.join(folder, name)})));
  const found = onPath.find(starts);
  if (found !== undefined) {
    return found;
  }
  const packaged = packagedChromium(env);
  return packaged !== undefined && starts(packaged) ? packaged : undefined;
}

/**
 * The Chromium for a program that cannot do without one.
 *
 * @throws with the command that installs it, where none starts
 */
export function requireChromium(): Chromium {
  const chromium = findChromium();
  if (chromium === undefined) {
    throw new Error(
      'No Chromium starts here. Install one, on Debian with "sudo apt-get install chromium", or set CHROMIUM_PATH.',
    );
  }
  return chromium;
}
