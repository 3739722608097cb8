import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../config/brand';
import routes from '../../config/routes.json';
import {quickChecks, runChecks} from '.';
import {missingRoutes} from './missingRoutes';
import {readCheckedSite} from './readSite';

/** A site that is served while it is written goes on and warns, because a page that has just been begun is not complete. */
const isBuild = process.env.NODE_ENV === 'production';

/** Warns; ends a build. */
function report(faults: readonly string[]): void {
  if (faults.length === 0) {
    return;
  }
  const message = `The content has ${faults.length} fault(s):\n${faults.map((fault) => `  ${fault}`).join('\n')}`;
  console.error(message);
  if (isBuild) {
    // Of an error Docusaurus would print the stack, and that of another one which it wraps it in.
    process.exit(1);
  }
}

/** Runs the quick ones of the checks of `npm run check`, and looks for the promised routes among those of the built site. */
export default async function checksPlugin({siteDir, baseUrl}: LoadContext): Promise<Plugin> {
  const check = async (): Promise<void> => {
    const faults: string[] = [];
    for await (const fault of runChecks(await readCheckedSite(siteDir), quickChecks)) {
      faults.push(fault);
    }
    report(faults);
  };
  if (isBuild) {
    // Before other plugins read anything: what they say about the same faults names no mend.
    await check();
  }
  return {
    name: 'site-checks',

    async allContentLoaded() {
      // With every save.
      if (!isBuild) {
        await check();
      }
    },

    postBuild({routesPaths}) {
      report(missingRoutes(routes, {routesPaths, baseUrl, product: brand.slug}));
      return Promise.resolve();
    },
  };
}
