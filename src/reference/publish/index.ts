import {cp, rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../../config/brand';
import {bundleContract} from '../contract/bundleContract';
import {contractAsWritten, contractOptions, siteContract} from '../contract/siteContract';
import type {Contract} from '../contract/types';
import {siteReleases} from '../history/siteReleases';
import {siteWorkflows} from '../workflows/siteWorkflows';
import {fillBrandDeep} from '../../content/remark/brand/fillBrand';
import {runProgram} from '../../build/runProgram';
import type {PublishJob} from './publishDocuments';
import {publishChanges} from './publishChanges';
import {publishErrors} from './publishErrors';
import {publishWorkflows} from './publishWorkflows';
import {coverage} from './coverage';
import {defaultLocale} from '../../../config/locales';

const isBuild = process.env.NODE_ENV === 'production';

const program = path.join(__dirname, 'publishDocuments.ts');

/**
 * Reads the contract before any page is compiled, so that what is wrong with it is said once and not on every page, and
 * publishes it with the site.
 */
export default function contractPlugin({generatedFilesDir, siteConfig, baseUrl}: LoadContext): Plugin<Contract> {
  const dir = path.join(generatedFilesDir, 'site-contract', 'published');
  let publishing: Promise<unknown> | undefined;

  async function publish(): Promise<void> {
    await rm(dir, {recursive: true, force: true});
    await publishWorkflows(await siteWorkflows(), dir);
    await publishErrors(await siteContract(), dir);
    await publishChanges(siteReleases(), `${siteConfig.url}${baseUrl}`, dir);
    const documents = fillBrandDeep(await bundleContract(contractOptions()), brand) as PublishJob['documents'];
    const job: PublishJob = {documents, dir};
    await runProgram(program, job);
  }

  return {
    name: 'site-contract',
    // `npm start` shows what is half-written; src/checks says what is wrong with it.
    loadContent: isBuild ? siteContract : contractAsWritten,
    async contentLoaded({content, actions}) {
      await actions.createData(
        'coverage.json',
        JSON.stringify(coverage([...content.in[defaultLocale].operations.values()])),
      );
      // Beside the compiler, which leaves a processor idle. If it fails, Docusaurus ends the build at once.
      if (isBuild) {
        publishing = publish();
      }
    },
    async postBuild({outDir}) {
      await (publishing ?? publish());
      await cp(dir, outDir, {recursive: true});
    },
  };
}
