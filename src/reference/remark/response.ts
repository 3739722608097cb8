import type {Heading, RootContent} from 'mdast';
import type {Decision, Operation} from '../contract/types';
import {fieldTable, fieldsOf} from './fieldTable';
import {inferredNote} from './inferredNote';
import type {ReferenceLabels} from './labels';
import {code, heading, inline, inlineCode, note, paragraph, styled, text} from '../../content/remark/nodes';

/** The body of the most usual outcome. */
export function answer({success}: Operation): RootContent {
  return code('json', JSON.stringify(success.outcomes[0]?.value ?? null, null, 2));
}

function decisionNote({fields, rule, fallback}: Decision, labels: ReferenceLabels): RootContent {
  const places = fields.flatMap((field, index) => [...(index === 0 ? [] : [text(', ')]), inlineCode(field)]);
  return note(
    'decide',
    paragraph(
      styled('decide-title', labels.decideOn),
      text(' '),
      ...(fields.length === 0 ? [text(labels.statusAlone)] : places),
    ),
    paragraph(...inline(rule), text(' '), ...inline(fallback)),
  );
}

/** What an operation answers: how to decide, every outcome with its body, and what the fields mean. */
export function response(
  {success, decision}: Operation,
  labels: ReferenceLabels,
  section: {id: string; depth: Heading['depth']},
): RootContent[] {
  const {outcomes, schema, confidence} = success;
  const [first] = outcomes;
  return [
    paragraph(styled('status-ok', success.status), text(' '), ...inline(success.description)),
    ...(confidence === undefined ? [] : [inferredNote(confidence, labels)]),
    ...(decision === undefined ? [] : [decisionNote(decision, labels)]),
    ...outcomes.flatMap(({name, summary, description, value}) => [
      ...(outcomes.length === 1 ? [] : [heading(section.depth, `${section.id}-${kebab(name)}`, summary)]),
      paragraph(...inline(description)),
      code('json', JSON.stringify(value, null, 2)),
    ]),
    ...(schema === undefined
      ? []
      : [
          heading(section.depth, `${section.id}-fields`, labels.fields),
          fieldTable(fieldsOf(schema, false, first?.value), labels),
        ]),
  ];
}

/** `checkIdentityPeru` → `check-identity-peru`, as ids of sections are written. */
export function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}
