import {useEffect, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {unfold} from './fieldRows';

/** Unfolds what holds an element, and chooses the answer that it is. */
function show(element: HTMLElement): void {
  unfold(element);
  if (element.matches('.fields li')) {
    // The router sets addresses by script, which `:target` does not follow.
    element.classList.add('linked');
  }
  if (element instanceof HTMLInputElement && element.type === 'radio') {
    element.click();
  }
}

/** Shows what the address of the page leads to, where it is folded or is an answer that was not chosen. */
export function useShownAddress(reference: RefObject<HTMLElement | null>): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target !== null && reference.current?.contains(target) === true) {
      show(target);
      target.scrollIntoView();
    }
  }, [hash, reference]);
}
