import type {Root} from 'hast';
import {findElement, propertyOf} from './article';

/** What the head of a page says of it. */
export interface PageMetadata {
  /** Canonical address: an alias names the page that it stands for. */
  url: string | undefined;
  lang: string | undefined;
  description: string | undefined;
}

/** Reads the head of a page. */
export function pageMetadata(head: Root): PageMetadata {
  const html = findElement(head, ({tagName}) => tagName === 'html');
  const canonical = findElement(head, (element) => propertyOf(element, 'rel') === 'canonical');
  const description = findElement(
    head,
    (element) => element.tagName === 'meta' && propertyOf(element, 'name') === 'description',
  );
  return {
    url: canonical && propertyOf(canonical, 'href'),
    lang: html && propertyOf(html, 'lang'),
    description: description && propertyOf(description, 'content'),
  };
}
