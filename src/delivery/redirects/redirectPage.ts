import {locales, type LocaleCode} from '../../../config/locales';
import {siteTexts} from '../../bilingual/build/siteTexts';
import {htmlText} from '../../content/htmlText';
import {redirectLocation, splitFragment} from './formats';

/** What the page says: `i18n/<locale>/pages.json`. */
interface RedirectTexts {
  movedTitle: string;
  movedLead: string;
}

export interface RedirectPageOptions {
  /** Language of the target. */
  locale: LocaleCode;
  /** Address of the host, without a slash at its end. */
  url: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
}

/**
 * A page that leads on by itself, for hosts that know no redirects. @docusaurus/plugin-client-redirects 3.9.1 cannot write it:
 * its page has an inline script, which the Content-Security-Policy forbids, no language, no text and no `noindex`.
 *
 * @param to - the address that answers, as in config/redirects.yaml
 * @returns its HTML
 */
export function redirectPage(to: string, {locale, url, baseUrl}: RedirectPageOptions): string {
  const {movedTitle, movedLead} = siteTexts('pages', locale) as RedirectTexts;
  const title = htmlText(movedTitle);
  const target = redirectLocation(to, {baseUrl, query: ''});
  const address = htmlText(target);
  const [canonical] = splitFragment(`${url}${target}`);
  return `<!doctype html>
<html lang="${locales[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${htmlText(canonical)}">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${htmlText(movedLead)} <a href="${address}">${htmlText(url)}${address}</a>.</p>
</main>
</body>
</html>
`;
}
