import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Metadata from '@theme-original/DocItem/Metadata';
import {aliasOf} from '../../../content/fieldsOfPage';

function Canonical({route}: {route: string}): ReactNode {
  const url = useBaseUrl(route, {absolute: true});
  return (
    <Head>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </Head>
  );
}

/** An alias names the page that it is an alias of. */
export default function DocItemMetadataWrapper(): ReactNode {
  const route = aliasOf(useDoc().frontMatter);
  return (
    <>
      <Metadata />
      {route !== undefined && <Canonical route={route} />}
    </>
  );
}
