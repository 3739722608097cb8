import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import {copyPath} from '../copyPath';

export interface LinkOptions {
  /** Address of the page. */
  pageUrl: string;
  /** Whether a page of the site, by its path, has a copy to which links can lead. */
  hasCopy: (pathname: string) => boolean;
}

/** Address of a link in a copy: absolute, and of the copy where a page has one. */
export function absoluteLink(href: string, {pageUrl, hasCopy}: LinkOptions): string {
  const url = new URL(href, pageUrl);
  if (url.origin === new URL(pageUrl).origin && hasCopy(url.pathname)) {
    url.pathname = copyPath(url.pathname);
  }
  return url.href;
}

/** Makes links and images of an article absolute, in place: a copy is read anywhere. */
export function makeAbsolute(article: Element, options: LinkOptions): void {
  visit(article, 'element', ({properties}) => {
    if (typeof properties.href === 'string') {
      properties.href = absoluteLink(properties.href, options);
    }
    if (typeof properties.src === 'string') {
      properties.src = new URL(properties.src, options.pageUrl).href;
    }
  });
}
