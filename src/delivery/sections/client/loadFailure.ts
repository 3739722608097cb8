/** Made without React, which has not started where this is needed; texts by the language of the document. */
const texts = {
  en: {
    message: 'This page could not be loaded completely. You can read it; menus and search do not work.',
    retry: 'Retry',
  },
  es: {
    message: 'Esta página no se cargó por completo. Se puede leer; los menús y la búsqueda no funcionan.',
    retry: 'Reintentar',
  },
};

/**
 * Puts a notice above the page that the server sent: what failed, and a button that loads the page again.
 *
 * @param error - shown as it is
 */
export function showLoadFailure(error: unknown): void {
  const {message, retry} = document.documentElement.lang === 'es' ? texts.es : texts.en;
  const notice = document.createElement('div');
  notice.className = 'load-failure';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = message;
  const detail = document.createElement('p');
  detail.textContent = String(error);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = retry;
  button.addEventListener('click', () => {
    window.location.reload();
  });
  notice.append(text, detail, button);
  document.body.prepend(notice);
}
