import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/**
 * Offers to load the page again where one of its scripts did not arrive, so that React never started. It is part of the HTML; the
 * inline script of `site/headTags.ts` marks the root element, and the style sheet shows it.
 */
export function ScriptFailure(): ReactNode {
  return (
    <div className="load-failure script-failure" role="alert">
      <p>
        <Translate id="lean.loadFailure.message">
          This page could not be loaded completely. You can read it; menus and search do not work.
        </Translate>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address itself, with what is searched */}
      <a href="">
        <Translate id="lean.loadFailure.retry">Retry</Translate>
      </a>
    </div>
  );
}
