import type {PhrasingContent, RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import type {Operation, WebhookEvent} from '../contract/types';
import {docUrl} from './docUrl';
import {differingPart, eventBodies, type EventBody} from './eventBodies';
import {referenceLabels} from '../labels';
import {codeLink, json} from './parts';
import {
  dotted,
  inline,
  inlineCode,
  lineBreak,
  nameHeading,
  paragraph,
  styled,
  table,
  text,
} from '../../content/remark/nodes';

/** Characters of a difference that stands in the sentence, without a block of its own. */
const longestInline = 160;

/** Id of the docs page that holds all events. */
const eventsPage = 'platform/webhooks';

/** Id of the section of an event. */
export const eventId = (suffix: string): string => `event-${suffix.replaceAll('_', '-')}`;

/** The line that says which events an operation may cause, with links to their sections. */
export function eventLine({emits}: Operation, locale: LocaleCode): RootContent[] {
  const page = docUrl(eventsPage, locale);
  const events = emits.map((suffix) => codeLink(`${page}#${eventId(suffix)}`, suffix));
  return events.length === 0 ? [] : [paragraph(text(`${referenceLabels(locale).emits} `), ...dotted(events))];
}

/** An event on the page of all. */
const eventLink = ({suffix}: WebhookEvent): PhrasingContent => codeLink(`#${eventId(suffix)}`, suffix);

/** A delivery: whole for the first event of a kind of record, for the others what it has otherwise. */
function body({event, base}: EventBody, locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale);
  if (base === undefined) {
    return [json(event.example)];
  }
  const part = differingPart(event.example, base.example);
  const inOneLine = JSON.stringify(part);
  const isShort = inOneLine.length <= longestInline;
  return [
    paragraph(
      text(`${labels.eventBodyOf} `),
      eventLink(base),
      text(`, ${labels.eventBodyWith} `),
      ...(isShort ? [inlineCode(inOneLine)] : []),
    ),
    ...(isShort ? [] : [json(part)]),
  ];
}

/**
 * The events that webhooks get: a table of all, then a section for each. The body stands whole at the first event of a kind of
 * record; the others say what theirs has otherwise.
 */
export function webhookEvents(events: readonly WebhookEvent[], locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale);
  return [
    table(
      'field-table event-table',
      [labels.event, labels.eventMeaning],
      events.map((event) => [
        [eventLink(event), lineBreak(), styled('field-type', event.flows.join(', '))],
        inline(event.summary),
      ]),
    ),
    ...eventBodies(events).flatMap(({event, base}) => [
      nameHeading(3, eventId(event.suffix), event.suffix),
      paragraph(...inline(event.summary), text('. '), ...inline(event.description)),
      ...body({event, base}, locale),
    ]),
  ];
}
