import clsx from 'clsx';
import {lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/CodeBlock/Content';

/** React keeps the HTML that it finds here when it hydrates, and later as long as this is the same object. */
const asItIs = {dangerouslySetInnerHTML: {__html: ''}};

/** The theme's component, and the grammars, which it reads when it renders. */
const Highlighted = lazy(async () => {
  try {
    await import('@docusaurus/theme-classic/lib/prism-include-languages');
    return await import('@theme/CodeBlock/Content');
  } catch (error) {
    console.warn('Code is shown without colours: the highlighter could not be loaded.', error);
    return {default: Plain};
  }
});

interface PlainProps extends Props {
  isFromServer?: boolean;
  /** The code itself. */
  codeRef?: RefObject<HTMLElement | null>;
}

/** A code block without the highlighter: with what the server highlighted, or with plain code. */
function Plain({className, isFromServer = false, codeRef}: PlainProps): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  return (
    <pre
      ref={codeBlockRef}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the theme's own: code that is too wide scrolls
      tabIndex={0}
      className={clsx(className, `prism-code language-${metadata.language}`, styles.codeBlock, 'thin-scrollbar')}>
      <code
        ref={codeRef}
        className={styles.codeBlockLines}
        suppressHydrationWarning
        {...(isFromServer ? asItIs : {children: metadata.code})}
      />
    </pre>
  );
}

/** The code of a code block: as the server highlighted it, or, on another page, plain until the highlighter is there. */
export default function LateContent(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isFromServer, setIsFromServer] = useState(!isBrowser);
  const codeRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFromServer && codeRef.current?.textContent === '') {
      // After an error React has rendered the page anew instead of hydrating it.
      setIsFromServer(false);
    }
  }, [isFromServer]);
  return isFromServer ? (
    <Plain {...props} isFromServer codeRef={codeRef} />
  ) : (
    <Suspense fallback={<Plain {...props} />}>
      <Highlighted {...props} />
    </Suspense>
  );
}
