import {useEffect, type RefObject} from 'react';

/**
 * Lets a search in the page find what the style sheet hides until a control is checked, and checks it then:
 * https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute. React 19.1 knows neither the value of the
 * attribute nor the event. In browsers without such a search nothing happens.
 *
 * @param container - what the search goes through
 * @param hidden - selects in it what a style for `[hidden]` hides
 * @param controlOf - what shows such an element
 */
export function useFindable(
  container: RefObject<HTMLElement | null>,
  hidden: string,
  controlOf: (found: Element) => Element | null | undefined,
): void {
  useEffect(() => {
    const element = container.current;
    if (element === null || !('onbeforematch' in element)) {
      return undefined;
    }
    const mark = (): void => {
      element.querySelectorAll(hidden).forEach((part) => {
        part.setAttribute('hidden', 'until-found');
      });
    };
    const show = ({target}: Event): void => {
      const control = target instanceof Element ? controlOf(target) : undefined;
      if (control instanceof HTMLInputElement && !control.checked) {
        control.click();
      }
      // The browser takes the attribute away as soon as this has returned.
      setTimeout(mark);
    };
    // Code may come later than its block.
    const observer = new MutationObserver(mark);
    observer.observe(element, {childList: true, subtree: true});
    mark();
    element.addEventListener('beforematch', show);
    return () => {
      observer.disconnect();
      element.removeEventListener('beforematch', show);
    };
  }, [container, hidden, controlOf]);
}
