/** Publishes the contract: a program of its own, which the plugin starts while the pages are compiled. */
import type {LocaleCode} from '../../../config/locales';
import type {OpenApiDocument} from '../contract/bundleContract';
import {answerJob} from '../../build/runProgram';
import {contractFiles} from './contractFiles';
import {writeFiles} from './writeFiles';

export interface PublishJob {
  documents: Record<LocaleCode, OpenApiDocument>;
  /** Folder to write to. */
  dir: string;
}

answerJob(async ({documents, dir}: PublishJob) => {
  await writeFiles(await contractFiles(documents), dir);
  return dir;
});
