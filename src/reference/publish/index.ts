import {fork} from 'node:child_process';
import {once} from 'node:events';
import {cp, rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../../config/brand';
import {defaultLocale, localeCodes} from '../../../config/locales';
import {bundleContract} from '../contract/bundleContract';
import {ContractError} from '../contract/ContractError';
import {contractAsWritten, contractOptions, rereadContract, siteContract} from '../contract/siteContract';
import type {Contract} from '../contract/types';
import {siteReleases} from '../history/releaseFiles';
import {siteWorkflows} from '../workflows/siteWorkflows';
import {fillBrandDeep} from '../../content/remark/brand/fillBrand';
import {changesFiles} from './changesFiles';
import {contractParts, dependOnParts, writeParts} from './contractParts';
import {coverage} from './coverage';
import type {PublishJob} from './publishDocuments';
import {workflowFiles} from './workflowFiles';
import {writeFiles, type Files} from './writeFiles';

const isBuild = process.env.NODE_ENV === 'production';

const program = path.join(__dirname, 'publishDocuments.ts');

/**
 * The catalogue of errors as files of the site, for tools: `errors.<language>.json`, the groups of the page on errors with each
 * key, its meaning, its remedy, whether a repetition helps and whether the request is charged.
 */
const errorFiles = (contract: Contract): Files =>
  localeCodes.map((locale) => [
    `errors.${locale}.json`,
    JSON.stringify(fillBrandDeep(contract.in[locale].errorGroups, brand)),
  ]);

/**
 * Reads the contract before any page is compiled, so that what is wrong with it is said once and not on every page, and
 * publishes it with the site.
 */
export default async function contractPlugin({
  siteDir,
  generatedFilesDir,
  siteConfig,
  baseUrl,
}: LoadContext): Promise<Plugin> {
  const dir = path.join(generatedFilesDir, 'site-contract', 'published');
  const partsDir = path.join(generatedFilesDir, 'site-contract', 'parts');
  let isLoaded = false;
  let publishing: Promise<unknown> | undefined;

  async function publish(): Promise<void> {
    await rm(dir, {recursive: true, force: true});
    const files = [
      workflowFiles(await siteWorkflows()),
      errorFiles(await siteContract()),
      changesFiles(siteReleases(), `${siteConfig.url}${baseUrl}`),
    ];
    await writeFiles(
      files.flatMap((some) => [...some]),
      dir,
    );
    const documents = fillBrandDeep(await bundleContract(contractOptions()), brand) as PublishJob['documents'];
    const job: PublishJob = {documents, dir};
    // In a process of its own, so that the build goes on beside it on another processor.
    const child = fork(program, {execArgv: ['--import', 'tsx']});
    child.send(job);
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) {
      throw new Error(`${path.relative('', program)} ended with ${String(code)}. What it printed says why.`);
    }
  }

  if (!isBuild) {
    // Before other plugins read anything; a build is ended by src/checks. Without a contract there is no page to show.
    await contractAsWritten().catch((error: unknown) => {
      if (error instanceof ContractError) {
        console.error(error.message);
        process.exit(1);
      }
      throw error;
    });
  }
  return {
    name: 'site-contract',

    getPathsToWatch: () => ['openapi/**/*.yaml'],

    configureWebpack(_config, _isServer, {currentBundler}) {
      return isBuild ? {} : {plugins: [dependOnParts(currentBundler, partsDir)]};
    },

    loadContent() {
      if (isBuild) {
        return siteContract();
      }
      // `npm start` shows what is half-written; src/checks says what is wrong with it.
      const loading = isLoaded ? rereadContract() : contractAsWritten();
      isLoaded = true;
      return loading;
    },

    async contentLoaded({content, actions}) {
      // Docusaurus types what plugins of the configuration load as unknown.
      const contract = content as Contract;
      await actions.createData(
        'coverage.json',
        JSON.stringify(coverage([...contract.in[defaultLocale].operations.values()])),
      );
      // Beside the compiler, which leaves a processor idle. If it fails, Docusaurus ends the build at once.
      if (isBuild) {
        publishing = publish();
      } else {
        await writeParts(contractParts(contract, path.join(siteDir, 'openapi')), partsDir);
      }
    },
    async postBuild({outDir}) {
      await (publishing ?? publish());
      await cp(dir, outDir, {recursive: true});
    },
  };
}
