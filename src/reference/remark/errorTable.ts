import type {PhrasingContent, RootContent} from 'mdast';
import {defaultLocale, locales, type LocaleCode} from '../../../config/locales';
import {errorKey, errorText} from '../contract/errorKey';
import type {ErrorAnswer, Operation} from '../contract/types';
import {
  dotted,
  inline,
  inlineCode,
  inlineElement,
  lineBreak,
  paragraph,
  styled,
  table,
  text,
} from '../../content/remark/nodes';
import {errorAnswerId} from './answers';
import {errorLink, errorUrl} from './errorCatalogue';
import {fill, joined, referenceLabels} from '../labels';

/** The status of an error as the label of the choice that shows its body. */
const badge = (status: string, prefix: string): PhrasingContent =>
  inlineElement('label', {htmlFor: errorAnswerId(prefix, status)}, [styled('status-error', status)]);

/** The errors that most operations answer, in one line that leads to the catalogue. */
function usualErrors(errors: readonly ErrorAnswer[], locale: LocaleCode): RootContent[] {
  const names = [...new Map(errors.map((error) => [`${error.status} ${errorKey(error.body)}`, error])).values()];
  const links = names.map(({status, body}): PhrasingContent => ({
    type: 'link',
    url: errorUrl(errorKey(body), locale),
    children: [text(`${status} `), inlineCode(errorKey(body))],
  }));
  return links.length === 0 ? [] : [paragraph(text(`${referenceLabels(locale).usualErrors} `), ...dotted(links))];
}

/**
 * The errors of an operation: what their bodies hold, then a row for each with its meaning and what to do. Those that most
 * operations answer are named only.
 *
 * @param prefix - what the ids of the operation's answers begin with
 */
export function errorTable({errors}: Operation, prefix: string, locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale);
  const own = errors.filter(({isUsual}) => !isUsual);
  const usual = usualErrors(
    errors.filter(({isUsual}) => isUsual),
    locale,
  );
  if (own.length === 0) {
    return usual;
  }
  const fields = [...new Set(own.flatMap(({body}) => Object.keys(body)))];
  const names = joined(
    fields.map((field) => `\`${field}\``),
    locale,
  );
  // The API speaks the default language in all of its messages.
  const lang = locale === defaultLocale ? undefined : locales[defaultLocale].htmlLang;
  // Bodies of several shapes, none of which has all of the fields.
  const isMixed = own.some(({body}) => Object.keys(body).length < fields.length);
  return [
    paragraph(...inline(fill(isMixed ? labels.errorsIntroMixed : labels.errorsIntro, {fields: names}))),
    table(
      'error-table',
      [labels.status, labels.meaning],
      own.map(({status, body, meaning, remedy}) => {
        const key = errorKey(body);
        const message = errorText(body);
        return [
          [badge(status, prefix), lineBreak(), errorLink(key, locale)],
          [
            ...(message === '' || message === key ? [] : [styled('error-message', message, {lang}), lineBreak()]),
            ...inline(meaning),
            text(' '),
            ...inline(remedy),
          ],
        ];
      }),
    ),
    ...usual,
  ];
}
