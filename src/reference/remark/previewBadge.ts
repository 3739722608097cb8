import type {Paragraph} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {link, paragraph} from '../../content/remark/nodes';
import {docUrl} from './docUrl';
import type {ReferenceLabels} from '../labels';

/** Id of the docs page that says what a preview is. */
const previewPage = 'platform/preview';

/** Says at the title of an operation or an object that its details may change, and leads to what that means. */
export const previewBadge = (locale: LocaleCode, labels: ReferenceLabels): Paragraph => ({
  ...paragraph(link(docUrl(previewPage, locale), labels.preview)),
  data: {hProperties: {className: ['preview']}},
});
