import type {Heading, RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {fieldTree} from '../contract/fields';
import {sometimesAbsent} from '../contract/sometimesAbsent';
import type {Decision, Operation} from '../contract/types';
import {fieldList} from './fieldList';
import {json, separated} from './parts';
import {referenceLabels} from '../labels';
import {heading, inline, inlineCode, note, paragraph, styled, text} from '../../content/remark/nodes';

/** The body of the most usual outcome. */
export function answer({success}: Operation): RootContent {
  return json(success.outcomes[0]?.value ?? null);
}

function decisionNote({fields, rule, fallback}: Decision, locale: LocaleCode): RootContent {
  const labels = referenceLabels(locale);
  const places = fields.length === 0 ? [text(labels.statusAlone)] : fields.map((field) => inlineCode(field));
  return note(
    'decide',
    paragraph(styled('decide-title', labels.decideOn), text(' '), ...separated(places.map((place) => [place]))),
    paragraph(...inline(rule), text(' '), ...inline(fallback)),
  );
}

/** What an operation answers: how to decide, and what the fields mean. The bodies are beside it: `answers.ts`. */
export function response(
  {success, otherSuccesses, decision}: Operation,
  {id, depth, locale}: {id: string; depth: Heading['depth']; locale: LocaleCode},
): RootContent[] {
  const {outcomes, schema} = success;
  const nodes = schema === undefined ? [] : fieldTree(schema, false, outcomes[0]?.value);
  return [
    ...[success, ...otherSuccesses].map(({status, description}) =>
      paragraph(styled('status-ok', status), text(' '), ...inline(description)),
    ),
    ...(decision === undefined ? [] : [decisionNote(decision, locale)]),
    ...(schema === undefined
      ? []
      : [
          heading(depth, `${id}-fields`, referenceLabels(locale).fields),
          ...fieldList(nodes, {
            prefix: id,
            part: 'response',
            locale,
            sometimesAbsent: sometimesAbsent(
              nodes,
              outcomes.map(({value}) => value),
            ),
          }),
        ]),
  ];
}
