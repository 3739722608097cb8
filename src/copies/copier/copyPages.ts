/**
 * Writes a Markdown copy beside every page of a built site, its samples beside that, and the skills for agents. A program of
 * its own, which the plugin starts with a {@link CopyJob}: so it runs while the rest of the build goes on. It answers with the
 * number of copies.
 */
import {writeFile} from 'node:fs/promises';
import {answerJob} from '../../build/runProgram';
import {openCopyCache} from './copyCache';
import type {CopyJob} from './CopyJob';
import {fileOf, pageReader} from './pageReader';
import {pageToMarkdown} from './pageToMarkdown';
import {parseMain} from './readPage';
import {writeSkills} from './writeSkills';

async function copyPages(job: CopyJob): Promise<number> {
  const cache = await openCopyCache(job);
  const readPage = pageReader(job);
  for (const pathname of job.pathnames) {
    const {main, metadata, options} = await readPage(pathname);
    const files = cache.get([options.pageUrl, metadata, main], () =>
      pageToMarkdown(parseMain(main), metadata, options),
    );
    for (const file of files) {
      await writeFile(fileOf(job, file.path), file.text);
    }
  }
  await cache.save();
  await writeSkills(job, readPage);
  return job.pathnames.length;
}

answerJob(copyPages);
