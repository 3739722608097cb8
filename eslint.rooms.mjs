import path from 'node:path';

/**
 * The rooms of the site from the lowest to the highest: a room imports from itself and from those above it in this list,
 * never from those below. `config` is data and imports nothing but itself. Each room's README says what it is for.
 */
const rooms = [
  // It is for any site, so it imports nothing of this one.
  'packages/docusaurus-lean',
  'config',
  'src/build',
  'src/content',
  'src/bilingual',
  'src/reference',
  'src/preferences',
  'src/search',
  'src/copies',
  'src/delivery',
  'src/checks',
  'src/components',
  'src/theme',
  'src/pages',
  'site',
  'packages/docs-mcp',
  'packages/sandbox',
  'packages/client',
  'scripts',
  'tests',
];

/** The floors of `src/reference` from the lowest to the highest, by the same rule. */
const floors = [
  'json.ts',
  'labels.ts',
  'outcomes',
  'contract',
  'samples',
  'history',
  'workflows',
  'remark',
  'publish',
].map((floor) => `src/reference/${floor}`);

/** Code of the browser: it has no files and no processes, which is what the build half of a room works with. */
const browser = [
  'src/components',
  'src/theme',
  'src/pages',
  'src/preferences',
  'src/search/client',
  'packages/docusaurus-lean/src/sections/client',
  'packages/docusaurus-lean/src/navigation',
  'packages/docusaurus-lean/src/highlighting',
  'packages/docusaurus-lean/src/theme',
];
const build = [
  'src/build',
  'src/checks',
  'src/bilingual/build',
  'src/copies/remark',
  'src/reference/publish',
  'src/reference/remark',
  'src/search/build',
];

const absolute = (folders) => folders.map((folder) => path.join(import.meta.dirname, folder));

/** Zones of `import-x/no-restricted-paths`. */
export const borders = [
  ...[rooms, floors].flatMap((levels) =>
    levels.slice(0, -1).map((level, index) => ({
      target: absolute([level]),
      from: absolute(levels.slice(index + 1)),
      message: `${level} stands below: what both need belongs into the lower one (eslint.rooms.mjs).`,
    })),
  ),
  {
    target: absolute(browser),
    from: absolute(build),
    message: 'This is code of the build, which does not run in a browser (eslint.rooms.mjs).',
  },
];
