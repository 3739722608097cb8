/**
 * Checks what is written, in seconds and without a build: `npm run check`. It looks closely at what changed since the last
 * commit; `--all` at everything.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {announcement, announcementEnd} from '../config/announcement';
import {defaultLocale, otherLocales} from '../config/locales';
import {checks, runChecks} from '../src/checks';
import {changedFiles, type Changes} from '../src/checks/changedFiles';
import type {CheckedSite} from '../src/checks/Check';
import {addHeadingIds, copyHeadingIds} from '../src/checks/fixHeadings';
import {parity, untranslated} from '../src/checks/parity';
import {readCheckedSite} from '../src/checks/readSite';
import type {Source} from '../src/content/sources';
import {chosen, runMain} from './program';

const root = path.resolve(__dirname, '..');

const usage = `npm run check                   checks what changed since the last commit, and what is quick everywhere
npm run check -- --all          checks everything, as "npm test" and CI do
npm run check -- links mdx      does only these checks
npm run check -- --fix          first gives headings without an id one

Checks: ${checks.map(({name}) => name).join(', ')}`;

async function write({file, text}: Source, fixed: string): Promise<void> {
  if (text !== fixed) {
    await writeFile(path.join(root, file), fixed);
    console.log(`${file}: headings have ids now.`);
  }
}

/** Fixes what can be fixed safely, and says in which files. */
async function fix({pages, posts}: CheckedSite): Promise<void> {
  for (const original of pages[defaultLocale]) {
    const text = addHeadingIds(original.text);
    await write(original, text);
    for (const translation of otherLocales.flatMap((locale) => pages[locale].filter(({id}) => id === original.id))) {
      await write(translation, copyHeadingIds(translation.text, text));
    }
  }
  for (const post of posts) {
    await write(post, addHeadingIds(post.text));
  }
}

/** What was looked at, in words. */
function scope({files, reason}: Changes, {allPages, posts}: CheckedSite): string {
  if (files === undefined) {
    const why = reason === undefined ? '' : `${reason}, so everything was checked. `;
    return `${why}${allPages.length} pages, ${posts.length} posts and the contract`;
  }
  return `${files.size} files that changed since the last commit ("-- --all" checks everything)`;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {fix: {type: 'boolean'}, all: {type: 'boolean'}, help: {type: 'boolean', short: 'h'}},
    allowPositionals: true,
  });
  if (values.help === true) {
    console.log(usage);
    return;
  }
  const named = chosen('check', positionals, checks);
  const changes = values.all === true ? {files: undefined} : changedFiles(root);
  let site = await readCheckedSite(root, changes.files);
  if (values.fix === true && site.unreadable.length === 0) {
    await fix(site);
    site = await readCheckedSite(root, changes.files);
  }
  let count = 0;
  for await (const fault of runChecks(site, named)) {
    console.error(fault);
    count += 1;
  }
  const drafts = named.includes(parity) ? untranslated(site) : [];
  drafts.forEach((line) => {
    console.log(line);
  });
  // It is no fault: a day that passes must not stop a build.
  if (announcement !== undefined && announcementEnd(announcement) < Date.now()) {
    console.log(
      `config/announcement.ts:1: the announcement ended on ${announcement.until} and is not shown any more. Set it to undefined, or write the next one with another id.`,
    );
  }
  const waiting = drafts.length === 0 ? '' : `, ${drafts.length} files not translated yet`;
  console.log(`${scope(changes, site)}: ${count === 0 ? 'nothing' : count} to fix${waiting}.`);
  process.exitCode = count === 0 ? 0 : 1;
}

runMain(main);
