import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildCold, ensureBuilt} from './buildSite';
import {editedPage, withChangedLine} from './changedLine';
import {compareBuilds} from './compareBuilds';
import type {Part} from './Part';

/** Which files of the built site change when one line of one page does, and so have to be sent to the host again. */
export const edit: Part = async ({scratch, say}) => {
  const site = await scratch.site('site');
  const file = path.join(site.dir, editedPage.file);
  const original = await readFile(file, 'utf8');
  say('Build before the edit');
  await ensureBuilt(site);
  await writeFile(file, withChangedLine(original, 'This line was edited.'));
  try {
    say('Build after the edit');
    await buildCold({...site, outDir: 'build-edited'});
  } finally {
    await writeFile(file, original);
  }
  const changes = await compareBuilds(path.join(site.dir, 'build'), path.join(site.dir, 'build-edited'));
  const kinds = Object.entries(changes) as [string, string[]][];
  return {
    tables: [
      {
        title: `Edit: files of the built site that differ after one line of ${editedPage.file} was changed`,
        columns: ['', 'files'],
        rows: kinds.map(([kind, files]) => [kind, files.length.toString()]),
      },
      {
        title: 'Edit: their names',
        columns: ['', ''],
        rows: kinds.flatMap(([kind, files]) => files.map((name) => [name, kind])),
      },
    ],
    numbers: changes,
  };
};
