interface Place {
  pathname: string;
  hash: string;
}

/** What the address leads to in the page: the element of its hash, else the title. */
function targetOf({hash}: Place): HTMLElement | null {
  const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  return named ?? document.querySelector('h1');
}

/** Gives an element the focus for once. It stays focusable until it loses it: else browsers take the focus back at once. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener(
      'blur',
      () => {
        element.removeAttribute('tabindex');
      },
      {once: true},
    );
  }
  // Docusaurus and the browser scroll.
  element.focus({preventScroll: true});
}

/**
 * Moves the focus to the title of a page that was opened without loading a document, so that screen readers say it and the
 * keyboard goes on from there. What changes only hash or query of an address leaves the focus where it is.
 */
export function focusPage(location: Place, previousLocation: Place | null): void {
  if (previousLocation === null || previousLocation.pathname === location.pathname) {
    return;
  }
  const target = targetOf(location);
  if (target !== null) {
    focusOnce(target);
  }
}
