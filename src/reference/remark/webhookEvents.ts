import type {PhrasingContent, RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import type {Operation, WebhookEvent} from '../contract/types';
import {docUrl} from './docUrl';
import {differingPart, eventBodies, type EventBody} from './eventBodies';
import type {ReferenceLabels} from '../labels';
import {
  code,
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
export function eventLine({emits}: Operation, locale: LocaleCode, labels: ReferenceLabels): RootContent[] {
  const events = emits.map((suffix): PhrasingContent => ({
    type: 'link',
    url: `${docUrl(eventsPage, locale)}#${eventId(suffix)}`,
    children: [inlineCode(suffix)],
  }));
  return events.length === 0 ? [] : [paragraph(text(`${labels.emits} `), ...dotted(events))];
}

/** A delivery: whole for the first event of a kind of record, for the others what it has otherwise. */
function body({event, base}: EventBody, labels: ReferenceLabels): RootContent[] {
  if (base === undefined) {
    return [code('json', JSON.stringify(event.example, null, 2))];
  }
  const link: PhrasingContent = {type: 'link', url: `#${eventId(base.suffix)}`, children: [inlineCode(base.suffix)]};
  const part = differingPart(event.example, base.example);
  const inOneLine = JSON.stringify(part);
  const isShort = inOneLine.length <= longestInline;
  return [
    paragraph(
      text(`${labels.eventBodyOf} `),
      link,
      text(`, ${labels.eventBodyWith} `),
      ...(isShort ? [inlineCode(inOneLine)] : []),
    ),
    ...(isShort ? [] : [code('json', JSON.stringify(part, null, 2))]),
  ];
}

/**
 * The events that webhooks get: a table of all, then a section for each. The body stands whole at the first event of a kind of
 * record; the others say what theirs has otherwise.
 */
export function webhookEvents(events: readonly WebhookEvent[], labels: ReferenceLabels): RootContent[] {
  return [
    table(
      'field-table event-table',
      [labels.event, labels.eventMeaning],
      events.map((event) => [
        [
          {type: 'link', url: `#${eventId(event.suffix)}`, children: [inlineCode(event.suffix)]},
          lineBreak(),
          styled('field-type', event.flows.join(', ')),
        ],
        inline(event.summary),
      ]),
    ),
    ...eventBodies(events).flatMap(({event, base}) => [
      nameHeading(3, eventId(event.suffix), event.suffix),
      paragraph(...inline(event.summary), text('. '), ...inline(event.description)),
      ...body({event, base}, labels),
    ]),
  ];
}
