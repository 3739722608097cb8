import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../config/brand';
import routes from '../../config/routes.json';
import {faultsExitCode, quickChecks, runChecks, writingChecks} from '.';
import {changedFiles} from './changedFiles';
import {missingRoutes} from './missingRoutes';
import {readCheckedSite} from './readSite';

/** `npm start` warns and goes on, because a page that has just been begun is not complete. */
const isBuild = process.env.NODE_ENV === 'production';

/** Says what is wrong; ends a build. */
function report(faults: readonly string[]): void {
  if (faults.length === 0) {
    return;
  }
  const list = faults.map((fault) => `  ${fault}`).join('\n');
  console.error(`\nThe content has ${faults.length} fault(s):\n${list}\n`);
  if (isBuild) {
    // Docusaurus would wrap an error in another one and print the stacks of both.
    process.exit(faultsExitCode);
  }
}

/** Runs the quick checks of `npm run check`, and looks for the promised routes among those of the built site. */
export default async function checksPlugin({siteDir, baseUrl}: LoadContext): Promise<Plugin> {
  const check = async (): Promise<void> => {
    const changed = isBuild ? undefined : changedFiles(siteDir).files;
    const faults: string[] = [];
    // With a list of what changed, all checks are as quick as the quick ones.
    const chosen = changed === undefined ? quickChecks : writingChecks;
    for await (const fault of runChecks(await readCheckedSite(siteDir, changed), chosen)) {
      faults.push(fault);
    }
    report(faults);
  };
  if (isBuild) {
    // Before other plugins read anything: their messages about the same faults do not say how to fix them.
    await check();
  }
  return {
    name: 'site-checks',

    async allContentLoaded() {
      // With every save. A check that cannot run, for want of a file that is half-written, is a warning too.
      if (!isBuild) {
        await check().catch((error: unknown) => {
          report([error instanceof Error ? error.message : String(error)]);
        });
      }
    },

    postBuild({routesPaths}) {
      report(missingRoutes(routes, {routesPaths, baseUrl, product: brand.slug}));
      return Promise.resolve();
    },
  };
}
