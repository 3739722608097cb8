// Ejected from @docusaurus/core: the original is in English on every page, its colours have too little contrast, and a page
// that fails is left without navbar and title.
import {use, type ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {PageFrame} from '../../components/PageFrame';
import {Spinner} from '../../components/Spinner';

/** What the loader of a page's code says: react-loadable's LoadingComponentProps. */
interface Props {
  /** Null or undefined where nothing failed. */
  error: unknown;
  retry: () => void;
  pastDelay: boolean;
}

/** With a connection the page is loaded anew, which also helps after a deployment; without one only its code is. */
function reloadOr(retry: () => void): void {
  if (window.navigator.onLine) {
    window.location.reload();
  } else {
    retry();
  }
}

function Failure({error, retry}: {error: unknown; retry: () => void}): ReactNode {
  const title = translate({id: 'site.loading.failed', message: 'This page could not be loaded.'});
  return (
    <div className="load-failure" role="alert">
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      <p>{translate({id: 'site.loading.advice', message: 'Check the connection.'})}</p>
      <p>{String(error)}</p>
      <button
        type="button"
        className="main-action"
        onClick={() => {
          reloadOr(retry);
        }}>
        {translate({id: 'site.loading.retry', message: 'Retry'})}
      </button>
    </div>
  );
}

/** A section that fails takes its place within the frame of its page; a whole page has none yet. */
function FramedFailure(props: {error: unknown; retry: () => void}): ReactNode {
  const isFramed = use(PageFrame);
  return isFramed ? (
    <Failure {...props} />
  ) : (
    // As Docusaurus does for its page of what is not found: the layout wants to know whose page it is around.
    <RouteContextProvider value={{plugin: {name: 'native', id: 'default'}}}>
      <Layout>
        <main className="container margin-vert--lg">
          <Failure {...props} />
        </main>
      </Layout>
    </RouteContextProvider>
  );
}

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error !== null && error !== undefined) {
    return <FramedFailure error={error} retry={retry} />;
  }
  return pastDelay ? <Spinner /> : null;
}
