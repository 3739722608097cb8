/** Publishes the contract: a program of its own, which the plugin starts while the pages are compiled. */
import type {LocaleCode} from '../../../config/locales';
import type {OpenApiDocument} from '../contract/bundleContract';
import {contractFiles} from './contractFiles';
import {writeFiles} from './writeFiles';

export interface PublishJob {
  documents: Record<LocaleCode, OpenApiDocument>;
  /** Folder to write to. */
  dir: string;
}

// The build was killed.
process.once('disconnect', () => process.exit(1));
process.once('message', ({documents, dir}: PublishJob) => {
  contractFiles(documents)
    .then((files) => writeFiles(files, dir))
    .then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
});
