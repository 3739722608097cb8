import type {RootContent} from 'mdast';
import type {WebhookEvent} from '../contract/types';
import type {ReferenceLabels} from './labels';
import {code, heading, inline, inlineCode, lineBreak, paragraph, styled, table, text} from '../../content/remark/nodes';

const sectionId = ({suffix}: WebhookEvent): string => `event-${suffix.replaceAll('_', '-')}`;

/** The events that webhooks get: a table of all, then a section for each with a whole delivery. */
export function webhookEvents(events: readonly WebhookEvent[], labels: ReferenceLabels): RootContent[] {
  return [
    table(
      'field-table',
      [labels.event, labels.eventMeaning],
      events.map((event) => [
        [
          {type: 'link', url: `#${sectionId(event)}`, children: [inlineCode(event.suffix)]},
          lineBreak(),
          styled('field-type', event.flows.join(', ')),
        ],
        inline(event.summary),
      ]),
    ),
    ...events.flatMap((event) => [
      heading(3, sectionId(event), event.suffix),
      paragraph(...inline(event.summary), text('. '), ...inline(event.description)),
      code('json', JSON.stringify(event.example, null, 2)),
    ]),
  ];
}
