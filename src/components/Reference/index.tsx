import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';

/** Class of the field row that the address names: the router sets addresses by script, which `:target` does not follow. */
const linkedClass = 'linked';

/** Opens every `<details>` around an element. */
function unfold(element: Element): void {
  for (let details = element.closest('details'); details !== null;) {
    details.open = true;
    details = details.parentElement?.closest('details') ?? null;
  }
}

/**
 * Text of the reference with a panel beside it. What the address of the page names is shown, also where it is folded or is an
 * answer that is not chosen.
 */
export function Reference({children}: {children: ReactNode}): ReactNode {
  const reference = useRef<HTMLDivElement>(null);
  const {hash} = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target === null || reference.current?.contains(target) !== true) {
      return undefined;
    }
    unfold(target);
    if (target instanceof HTMLInputElement && target.type === 'radio') {
      target.click();
    }
    target.classList.toggle(linkedClass, target.matches('.fields li'));
    target.scrollIntoView();
    return () => {
      target.classList.remove(linkedClass);
    };
  }, [hash]);
  return (
    <div ref={reference} className="reference">
      {children}
    </div>
  );
}
