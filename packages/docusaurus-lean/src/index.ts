import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {escapeRegexp} from '@docusaurus/utils';
import {replaceModules, type Replacement} from './replaceModules';
import {chunkFilename} from './sections/SectionsPlugin';
import {configureSections} from './sections/configureSections';
import {PurgeStyles} from './styles/PurgeStyles';

export interface Options {
  /**
   * Style sheets beside the one of every page, by name: the files whose styles they hold, each used by one kind of page. The
   * HTML names both, the own one later, and a navigation waits for both.
   */
  readonly sheets?: Readonly<Record<string, RegExp>>;
  /** Variables of styles that stay, though no sheet reads them: scripts or style attributes do. */
  readonly variables?: readonly RegExp[];
  /** Classes that go, though scripts name them: of variants of the theme's components that no page has. */
  readonly unusedClasses?: readonly RegExp[];
}

const name = 'docusaurus-lean';
const at = (...parts: string[]): string => path.join(__dirname, ...parts);
const exactly = (folder: string): string => `${escapeRegexp(path.resolve(folder))}$`;

/** The highlighter and its grammars, which the HTML of the first view does not need: it holds code that is highlighted. */
const highlighting = ({generatedFilesDir}: LoadContext): readonly Replacement[] => [
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

/** Makes the pages of a site lighter: see README.md. It changes what the browser gets of the built site, and nothing else. */
export default function leanPlugin(
  context: LoadContext,
  {sheets = {}, variables = [], unusedClasses = []}: Options,
): Plugin {
  if (process.env.NODE_ENV !== 'production') {
    return {name};
  }
  // Docusaurus' own group, which puts all styles into one sheet, has priority 50.
  const group = {type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60} as const;
  const groups = Object.entries(sheets).map(([sheet, test]) => [sheet, {...group, name: sheet, test}] as const);
  return {
    name,
    getThemePath: () => at('theme'),

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {replacements, plugin} = configureSections(context);
      return {
        output: {chunkFilename},
        optimization: {splitChunks: {cacheGroups: Object.fromEntries(groups)}},
        plugins: [
          ...replaceModules(currentBundler, [...replacements, ...highlighting(context)]),
          plugin,
          new PurgeStyles(variables, unusedClasses),
        ],
      };
    },
  };
}
