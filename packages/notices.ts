import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Metafile} from 'esbuild';

/** The notice of a package: name, licence, and the text that its licence asks to keep. */
function noticeOf(folder: string): string {
  const {name, version, license} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (name === undefined || license === undefined || file === undefined) {
    throw new Error(`${folder} has no licence that a bundle could name.`);
  }
  return `${name} ${version ?? ''} (${license})\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
}

/**
 * Writes `THIRD-PARTY-NOTICES` for the packages in a bundle; none where it has only our own code.
 *
 * @throws if a package has no licence
 */
export function writeNotices({outputs}: Metafile, dist: string): void {
  const files = Object.values(outputs).flatMap(({inputs}) => Object.keys(inputs));
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []);
  const notices = [...new Set(folders)].sort();
  if (notices.length > 0) {
    const text = notices.map(noticeOf).join(`\n${'-'.repeat(80)}\n\n`);
    writeFileSync(path.join(dist, 'THIRD-PARTY-NOTICES'), text);
  }
}
