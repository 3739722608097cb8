import {translate} from '@docusaurus/Translate';

/**
 * Puts a notice above the page that the server sent: what failed, and a button that loads the page again. It does not use
 * React, which has not started then. Sites give it looks by its class.
 *
 * @param error - shown as it is
 */
export function showLoadFailure(error: unknown): void {
  const notice = document.createElement('div');
  notice.className = 'load-failure';
  notice.setAttribute('role', 'alert');
  const message = translate({
    id: 'lean.loadFailure.message',
    message: 'This page could not be loaded completely. You can read it; menus and search do not work.',
  });
  const paragraph = (textContent: string) => Object.assign(document.createElement('p'), {textContent});
  const button = document.createElement('button');
  button.textContent = translate({id: 'lean.loadFailure.retry', message: 'Retry'});
  button.addEventListener('click', () => {
    window.location.reload();
  });
  notice.append(paragraph(message), paragraph(String(error)), button);
  document.body.prepend(notice);
}
