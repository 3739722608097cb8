import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {escapeRegexp} from '@docusaurus/utils';
import type {LeanOptions} from './options';
import {replaceModules, type Replacement} from './replaceModules';
import {chunkFilename} from './sections/RouteSectionsPlugin';
import {configureSections} from './sections/configureSections';
import {PurgeStyles} from './styles/PurgeStyles';
import {sheetGroups} from './styles/sheetGroups';

export {validateOptions} from './options';

const at = (...parts: string[]): string => path.join(__dirname, ...parts);

/** Docusaurus' functions that load the code of pages; with sections, these come first. */
function navigationReplacements({sections}: LeanOptions): Replacement[] {
  const from = /@docusaurus[\\/]core[\\/]lib[\\/]client$/;
  const preload = sections === false ? at('navigation/preload.ts') : at('sections/client/preload.ts');
  return [
    {request: /^\.\/preload$/, from, by: preload},
    {request: /^\.\/prefetch$/, from, by: at('navigation/prefetch.ts')},
  ];
}

/** The highlighter and its grammars, which the HTML of the first view does not need: it holds code that is highlighted. */
function highlightingReplacements(generatedFilesDir: string): Replacement[] {
  const exactly = (folder: string): string => `${escapeRegexp(path.resolve(folder))}$`;
  return [
    {
      // The theme loads it on every page; `highlighting/loadContent.ts` loads it too, from another folder.
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
export default function leanPlugin(context: LoadContext, options: LeanOptions): Plugin {
  const {sections, navigation, highlighting, styles} = options;
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'docusaurus-lean',

    ...(isBuild && (sections !== false || highlighting) ? {getThemePath: () => at('theme')} : {}),

    contentLoaded({actions}) {
      if (isBuild && sections !== false) {
        // Asked for by theme/Layout/Provider.
        actions.setGlobalData({hasSections: true});
      }
      return Promise.resolve();
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || !isBuild) {
        return {};
      }
      const configured = sections === false ? undefined : configureSections(context, sections.lists);
      return {
        ...(configured === undefined ? {} : {output: {chunkFilename}}),
        ...(styles === false ? {} : {optimization: {splitChunks: {cacheGroups: sheetGroups(styles)}}}),
        plugins: [
          ...replaceModules(currentBundler, [
            ...(navigation ? navigationReplacements(options) : []),
            ...(highlighting ? highlightingReplacements(context.generatedFilesDir) : []),
            ...(configured?.replacements ?? []),
          ]),
          ...(configured === undefined ? [] : [configured.plugin]),
          ...(styles === false ? [] : [new PurgeStyles(styles)]),
        ],
      };
    },
  };
}
