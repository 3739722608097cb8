import {useCallback, useState, type RefCallback} from 'react';
import type {useCodeWordWrap as originalHook} from '@docusaurus/theme-common/internal';

type WordWrap = ReturnType<typeof originalHook>;

/**
 * Whether lines of a code block reach beyond it, and a switch by which `Layout` wraps them. Docusaurus' own asks every block of
 * a page when it hydrates, which lays out one after the other what `content-visibility` had left out. This one is told the size
 * of a block once it is laid out, and whenever that changes.
 *
 * @returns what `CodeBlockContextProvider` gives the parts of a block
 */
export function useCodeWordWrap(): WordWrap {
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);
  const observe = useCallback<RefCallback<HTMLPreElement>>((block) => {
    if (block === null) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setIsCodeScrollable(block.scrollWidth > block.clientWidth);
    });
    observer.observe(block);
    return () => {
      observer.disconnect();
    };
  }, []);
  const toggle = useCallback(() => {
    setIsEnabled((wasEnabled) => !wasEnabled);
  }, []);
  // Its only use is the `ref` of the `pre`, which takes a function as well.
  const codeBlockRef = observe as unknown as WordWrap['codeBlockRef'];
  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
