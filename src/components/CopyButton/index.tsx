import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import {copyText} from './copyText';
import styles from './styles.module.css';

/** How long the button says what came of it. */
const statusMs = {copied: 1500, refused: 6000} as const;

type Status = keyof typeof statusMs;

export interface CopyButtonProps {
  /** The text, or what loads it. */
  text: string | (() => Promise<string>);
  /** What is copied, for the accessible name. */
  label: string;
  /** What to do where it cannot be copied. */
  advice?: string;
  /** Whether the label is shown, too. */
  hasLabel?: boolean;
}

/** Copies a text; says so to the eye and to screen readers. A browser may refuse. */
export function CopyButton({text, label, advice, hasLabel = false}: CopyButtonProps): ReactNode {
  const [status, setStatus] = useState<Status>();
  const timeout = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timeout.current);
    },
    [],
  );

  function show(shown: Status): void {
    setStatus(shown);
    window.clearTimeout(timeout.current);
    timeout.current = window.setTimeout(() => {
      setStatus(undefined);
    }, statusMs[shown]);
  }

  async function copy(): Promise<void> {
    try {
      await copyText(text);
      show('copied');
    } catch (error) {
      console.warn('The text could not be copied.', error);
      show('refused');
    }
  }

  const said = {
    copied: translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
    refused: advice ?? translate({id: 'site.copy.refused', message: 'Not copied. Select the text instead.'}),
  };
  return (
    <span className={clsx(styles.copy, 'needs-script')}>
      <button
        type="button"
        className={clsx(styles.button, 'quiet')}
        aria-label={label}
        title={label}
        onClick={() => void copy()}>
        {status === 'copied' ? <IconSuccess width={18} height={18} /> : <IconCopy width={18} height={18} />}
        {hasLabel && <span>{label}</span>}
      </button>
      <span className={clsx(styles.status, status === 'refused' && styles.refused)} role="status">
        {/* One text: a browser that translates the page takes away one of several, and React misses it. */}
        {status && said[status]}
      </span>
    </span>
  );
}
