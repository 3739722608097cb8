import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import styles from './styles.module.css';

/** How long the button says that it has copied. */
const confirmationMs = 1500;

export interface CopyButtonProps {
  text: string;
  /** What is copied, for the accessible name. */
  label: string;
  className?: string;
}

/** Copies a text; says so to the eye and to screen readers. */
export function CopyButton({text, label, className}: CopyButtonProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const timeout = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timeout.current);
    },
    [],
  );

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    window.clearTimeout(timeout.current);
    timeout.current = window.setTimeout(() => {
      setIsCopied(false);
    }, confirmationMs);
  }

  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      aria-label={label}
      title={label}
      onClick={() => void copy()}>
      {isCopied ? <IconSuccess width={18} height={18} /> : <IconCopy width={18} height={18} />}
      <span className={styles.status} role="status">
        {isCopied && translate({id: 'theme.CodeBlock.copied', message: 'Copied'})}
      </span>
    </button>
  );
}
