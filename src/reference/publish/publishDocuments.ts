/** Publishes the contract: a program of its own, which the plugin starts while the pages are compiled. */
import type {LocaleCode} from '../../../config/locales';
import type {OpenApiDocument} from '../contract/bundleContract';
import {answerJob} from '../../build/runProgram';
import {publishContract} from './publish';

export interface PublishJob {
  documents: Record<LocaleCode, OpenApiDocument>;
  /** Folder to write to. */
  dir: string;
}

answerJob(async ({documents, dir}: PublishJob) => {
  await publishContract(documents, dir);
  return dir;
});
