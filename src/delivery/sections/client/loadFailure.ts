import {defaultLocale, localeCodes, locales} from '../../../../config/locales';
import {textIn} from '../../../bilingual/textIn';

/**
 * Puts a notice above the page that the server sent: what failed, and a button that loads the page again. It does not use
 * React, which has not started then.
 *
 * @param error - shown as it is
 */
export function showLoadFailure(error: unknown): void {
  const {lang} = document.documentElement;
  const locale = localeCodes.find((code) => locales[code].htmlLang === lang) ?? defaultLocale;
  const notice = document.createElement('div');
  notice.className = 'load-failure';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = textIn(locale, {
    id: 'site.loadFailure.message',
    message: 'This page could not be loaded completely. You can read it; menus and search do not work.',
  });
  const detail = document.createElement('p');
  detail.textContent = String(error);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = textIn(locale, {id: 'site.loading.retry', message: 'Retry'});
  button.addEventListener('click', () => {
    window.location.reload();
  });
  notice.append(text, detail, button);
  document.body.prepend(notice);
}
