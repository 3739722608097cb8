import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Launch options of Playwright for a Chromium. */
export interface Chromium {
  executablePath: string;
  env?: Record<string, string>;
}

// The one without windows, which Debian packages apart, starts faster and needs less memory.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A program on the path does not start where a library of the system is missing. */
const starts = ({executablePath, env}: Chromium): boolean =>
  existsSync(executablePath) &&
  spawnSync(executablePath, ['--no-sandbox', '--version'], {env: env ?? process.env, stdio: 'ignore'}).status === 0;

/**
 * The Chromium for Linux on x64 that the npm package `@sparticuz/chromium` carries, unpacked once into `node_modules/.cache`
 * with its libraries and fonts, which the system may not have. It unpacks the libraries only where a variable says that it
 * runs on the machine that it was made for.
 */
function packagedChromium(): Chromium {
  const folder = path.resolve(__dirname, '../../node_modules/.cache/chromium');
  const fonts = path.join(folder, 'fonts.conf');
  if (!existsSync(fonts)) {
    mkdirSync(folder, {recursive: true});
    const unpack = "await (await import('@sparticuz/chromium')).default.executablePath()";
    execFileSync(process.execPath, ['--input-type=module', '-e', unpack], {
      env: {...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x'},
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const dirs = [path.join(folder, 'fonts'), '/usr/share/fonts'].map((dir) => `<dir>${dir}</dir>`).join('');
    writeFileSync(fonts, `<fontconfig>${dirs}<cachedir>${path.join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`);
  }
  const libraries = {LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: fonts};
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {...(process.env as Record<string, string>), ...libraries},
  };
}

/**
 * Finds a Chromium that starts: the one that `CHROMIUM_PATH` names, else one on the system's path, else that of the npm package.
 *
 * @throws with the command that installs one, where none starts
 */
export function requireChromium(): Chromium {
  const named = process.env.CHROMIUM_PATH ?? '';
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  const found = (named === '' ? onPath : [named]).map((executablePath) => ({executablePath})).find(starts);
  const canUnpack = named === '' && process.platform === 'linux' && process.arch === 'x64';
  const chromium = found ?? (canUnpack ? packagedChromium() : undefined);
  if (chromium === undefined || !starts(chromium)) {
    throw new Error(
      `No Chromium starts here${named === '' ? '' : ` at CHROMIUM_PATH, ${named}`}. Install one, on Debian with "sudo apt-get install chromium", or set CHROMIUM_PATH.`,
    );
  }
  return chromium;
}
