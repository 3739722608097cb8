import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {escapeRegexp} from '@docusaurus/utils';
import {replaceModules, type Replacement} from './replaceModules';
import {chunkFilename} from './sections/SectionsPlugin';
import {configureSections} from './sections/configureSections';
import {PurgeStyles, sheetGroups, type StylesOptions} from './styles/PurgeStyles';

/** Settings, all about styles; each has none of its kind where it is left out. */
export type Options = Partial<StylesOptions>;

const name = 'docusaurus-lean';
const at = (...parts: string[]): string => path.join(__dirname, ...parts);

/** Docusaurus' functions that load the code of pages. */
const navigation: readonly Replacement[] = ['preload', 'prefetch'].map((file) => ({
  request: new RegExp(`^\\./${file}$`),
  from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
  by: at('navigation', `${file}.ts`),
}));

/** The highlighter and its grammars, which the HTML of the first view does not need: it holds code that is highlighted. */
function highlighting(generatedFilesDir: string): Replacement[] {
  const exactly = (folder: string): string => `${escapeRegexp(path.resolve(folder))}$`;
  return [
    {
      // The theme loads it on every page; `highlighting/LateContent.tsx` loads it too, from another folder.
      request: /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages$/,
      from: new RegExp(`^${exactly(generatedFilesDir)}`),
      by: at('highlighting/nothing.ts'),
    },
    {
      request: /^@theme\/CodeBlock\/Content$/,
      from: new RegExp(`^(?!${exactly(at('highlighting'))})`),
      by: at('highlighting/LateContent.tsx'),
    },
  ];
}

/** Makes the pages of a site lighter: see README.md. It changes what the browser gets of the built site, and nothing else. */
export default function leanPlugin(context: LoadContext, {sheets = {}, variables = []}: Options): Plugin {
  if (process.env.NODE_ENV !== 'production') {
    return {name};
  }
  return {
    name,
    getThemePath: () => at('theme'),

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {replacements, plugin} = configureSections(context);
      const replaced = [...navigation, ...highlighting(context.generatedFilesDir), ...replacements];
      return {
        output: {chunkFilename},
        optimization: {splitChunks: {cacheGroups: sheetGroups(sheets)}},
        plugins: [...replaceModules(currentBundler, replaced), plugin, new PurgeStyles(variables)],
      };
    },
  };
}
