import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../../config/brand';
import routes from '../../../config/routes.json';
import {aliasOf} from '../../content/aliasOf';
import {loadedDocs} from '../../content/loadedContent';
import {checkParity} from './checkParity';
import {compareSources, type Source} from './compareSources';
import {checkDocMetadata} from './docMetadata';
import {checkImages} from './images';
import {missingRoutes} from './missingRoutes';
import {thinPages} from './thinPages';
import {unwrittenTexts} from './unwrittenTexts';

type Docs = LoadedVersion['docs'];

/**
 * Stops a build. A site that is served while it is written goes on and says what is to be mended, because a page that
 * has just been begun is not complete.
 */
function report(faults: readonly string[]): void {
  if (faults.length === 0) {
    return;
  }
  const message = `The content has ${faults.length} fault(s):\n${faults.map((fault) => `  ${fault}`).join('\n')}`;
  if (process.env.NODE_ENV === 'production') {
    throw new Error(message);
  }
  console.warn(message);
}

/** Stops the build where the two languages differ, a promised route is missing or a page is not described as it should. */
export default function contentChecksPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const fileOf = (source: string): string => source.replace('@site/', '');
  const read = async (source: string): Promise<Source> => ({
    file: fileOf(source),
    text: await readFile(path.join(siteDir, fileOf(source)), 'utf8'),
  });

  async function comparePages(english: Docs, spanish: Docs): Promise<string[]> {
    const pairs = english.flatMap((doc) => {
      const counterpart = spanish.find(({id}) => id === doc.id);
      return counterpart === undefined ? [] : [[doc, counterpart] as const];
    });
    const faults = await Promise.all(
      pairs.map(async ([doc, counterpart]) => compareSources(await read(doc.source), await read(counterpart.source))),
    );
    return faults.flat();
  }

  return {
    name: 'site-content-checks',

    async allContentLoaded({allContent}) {
      const versions = loadedDocs(allContent);
      // An alias is another way to a page, not a page.
      const pagesOf = ({docs}: LoadedVersion): Docs =>
        docs.filter(({frontMatter}) => aliasOf(frontMatter) === undefined);
      const english = pagesOf(versions.en);
      const spanish = pagesOf(versions.es);
      const sources = await Promise.all([...english, ...spanish].map(({source}) => read(source)));
      report([
        ...checkParity(english, spanish),
        ...(await comparePages(english, spanish)),
        ...thinPages(sources),
        ...unwrittenTexts(sources),
        ...(await Promise.all(sources.map((source) => checkImages(source, siteDir)))).flat(),
        ...[english, spanish].flatMap((set) =>
          checkDocMetadata(set.map((doc) => ({...doc, file: fileOf(doc.source)}))),
        ),
      ]);
    },

    postBuild({routesPaths}) {
      report(missingRoutes(routes, {routesPaths, baseUrl, product: brand.slug}));
      return Promise.resolve();
    },
  };
}
