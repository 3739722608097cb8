import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, LoaderContext} from 'webpack';
import {areas} from '../../../config/areas';
import {brand} from '../../../config/brand';
import {countries} from '../../../config/countries';
import {defaultLocale, localeCodes} from '../../../config/locales';
import {fillBrandDeep} from '../../content/remark/brand/fillBrand';
import {rereadContract, siteContract} from '../contract/siteContract';
import type {Contract, Operation} from '../contract/types';
import {siteWorkflows} from '../workflows/siteWorkflows';
import {contractFiles} from './contractFiles';
import {workflowFiles} from './workflowFiles';

const isBuild = process.env.NODE_ENV === 'production';

/** How many operations each country has of each area, in the order of the areas, by ISO code of the country. */
function coverage(operations: readonly Operation[]): Record<string, number[]> {
  const count = (code: string, area: string): number =>
    operations.filter(({country, tag}) => country === code && tag === area).length;
  return Object.fromEntries(countries.map(({code}) => [code, areas.map(({tag}) => count(code, tag))]));
}

/**
 * Makes the bundler compile all MDX again when a file changes: pages name what they show of the contract and import nothing, so
 * it cannot see that itself.
 */
const dependOnFile = ({instance}: CurrentBundler, file: string) => ({
  apply({hooks}: Compiler): void {
    hooks.compilation.tap('DependOnContract', (compilation) => {
      instance.NormalModule.getCompilationHooks(compilation).loader.tap('DependOnContract', (context) => {
        const {resourcePath, addDependency} = context as LoaderContext<object>;
        if (resourcePath.endsWith('.mdx')) {
          addDependency(file);
        }
      });
    });
  },
});

/**
 * Reads the contract before any page is compiled, so that what is wrong with it is said once and not on every page, and
 * publishes it with the site.
 */
export default function contractPlugin({generatedFilesDir}: LoadContext): Plugin {
  let isLoaded = false;
  /** Changes with the contract. */
  const stamp = path.join(generatedFilesDir, 'site-contract', 'default', 'stamp.txt');
  return {
    name: 'site-contract',

    getPathsToWatch: () => ['openapi/**/*.yaml'],

    configureWebpack: (_config, _isServer, {currentBundler}) =>
      isBuild ? {} : {plugins: [dependOnFile(currentBundler, stamp)]},

    loadContent() {
      const loading = isLoaded ? rereadContract() : siteContract();
      isLoaded = true;
      return loading;
    },

    async contentLoaded({content, actions}) {
      // Docusaurus types what plugins of the configuration load as unknown.
      const {in: locales} = content as Contract;
      const operations = [...locales[defaultLocale].operations.values()];
      await actions.createData(
        'coverage.json',
        JSON.stringify({operations: operations.length, byCountry: coverage(operations)}),
      );
      const texts = JSON.stringify(locales, (_key, value: unknown) => (value instanceof Map ? [...value] : value));
      await actions.createData(path.basename(stamp), createHash('sha256').update(texts).digest('hex'));
    },

    async postBuild({outDir}) {
      const contract = await siteContract();
      const files = [
        ...workflowFiles(await siteWorkflows()),
        // The groups of the page on errors, for tools.
        ...localeCodes.map((locale) => {
          const groups = fillBrandDeep(contract.in[locale].errorGroups, brand);
          return [`errors.${locale}.json`, JSON.stringify(groups)] as const;
        }),
        ...contractFiles(fillBrandDeep(contract.documents, brand) as Contract['documents']),
      ];
      for (const [name, content] of files) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}
