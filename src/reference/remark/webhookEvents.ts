import type {PhrasingContent, RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import type {Operation, WebhookEvent} from '../contract/types';
import {docUrl} from './docUrl';
import {differingPart, firstOfKind} from './eventBodies';
import {referenceLabels} from '../labels';
import {codeLink, json} from './parts';
import {dotted, element, inline, inlineCode, nameHeading, paragraph, styled, text} from '../../content/remark/nodes';

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

/** A link to the section of an event on the page of all events. */
const eventLink = ({suffix}: WebhookEvent): PhrasingContent => codeLink(`#${eventId(suffix)}`, suffix);

/** A delivery: whole for the first event of a kind of record, for the others what it has otherwise. */
function body(event: WebhookEvent, base: WebhookEvent, locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale);
  const folded = (value: unknown): RootContent => element('NestedFields', {label: labels.eventBody}, [json(value)]);
  if (base === event) {
    return [folded(event.example)];
  }
  const part = differingPart(event.example, base.example);
  const inOneLine = JSON.stringify(part);
  const isShort = inOneLine.length <= longestInline;
  const said = [text(`${labels.eventBodyOf} `), eventLink(base), text(`, ${labels.eventBodyWith} `)];
  return isShort ? [paragraph(...said, inlineCode(inOneLine))] : [paragraph(...said), folded(part)];
}

/**
 * The events that webhooks get, a section for each, with the flows that send it. The first event of a kind of record has the
 * whole body; the others say how theirs differs.
 */
export function webhookEvents(events: readonly WebhookEvent[], locale: LocaleCode): RootContent[] {
  return events.flatMap((event) => [
    nameHeading(3, eventId(event.suffix), event.suffix, text(' '), styled('field-type', event.flows.join(', '))),
    paragraph(...inline(event.summary), text('. '), ...inline(event.description)),
    ...body(event, firstOfKind(event, events), locale),
  ]);
}
