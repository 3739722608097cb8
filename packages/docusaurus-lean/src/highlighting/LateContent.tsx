import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type Content from '@theme/CodeBlock/Content';

/** Set once the highlighter is there. */
let loaded: typeof Content | undefined;

/** Loads the theme's own component, and the grammars, which it reads when it renders. */
async function loadContent(): Promise<typeof Content> {
  const [original] = await Promise.all([
    import('@theme/CodeBlock/Content'),
    import('@docusaurus/theme-classic/lib/prism-include-languages'),
  ]);
  loaded = original.default;
  return loaded;
}

/** React keeps the HTML that it finds here when it hydrates, and later as long as this is the same object. */
const asItIs = {dangerouslySetInnerHTML: {__html: ''}};

/** The theme's component once it is wanted and there. */
function useContent(isWanted: boolean): typeof Content | undefined {
  const [content, setContent] = useState(() => loaded);
  useEffect(() => {
    if (isWanted && content === undefined) {
      loadContent().then(
        (module) => {
          setContent(() => module);
        },
        (error: unknown) => {
          console.warn('Code is shown without colours: the highlighter could not be loaded.', error);
        },
      );
    }
  }, [isWanted, content]);
  return content;
}

/**
 * The code of a code block without the highlighter: what the server highlighted stays as it is; other code (another
 * language, another page) is plain until the highlighter is there.
 */
export default function LateContent({className}: {className?: string}): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const isBrowser = useIsBrowser();
  const [isFromServer, setIsFromServer] = useState(!isBrowser);
  const codeRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFromServer && codeRef.current?.hasChildNodes() === false) {
      // After an error React has rendered the page anew instead of hydrating it.
      setIsFromServer(false);
    }
  }, [isFromServer]);
  const Highlighted = useContent(!isFromServer);
  if (Highlighted !== undefined && !isFromServer) {
    // oxlint-disable-next-line react/static-components -- it is loaded, not made here
    return <Highlighted {...(className === undefined ? {} : {className})} />;
  }
  const code = isFromServer ? asItIs : {children: metadata.code};
  return (
    <pre
      ref={codeBlockRef}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the theme's own: code that is too wide scrolls
      tabIndex={0}
      className={clsx(className, `prism-code language-${metadata.language}`, styles.codeBlock, 'thin-scrollbar')}>
      <code
        // React cannot replace `dangerouslySetInnerHTML` by children on one element.
        key={String(isFromServer)}
        ref={codeRef}
        className={styles.codeBlockLines}
        suppressHydrationWarning
        {...code}
      />
    </pre>
  );
}
