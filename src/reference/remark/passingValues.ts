import type {LocaleCode} from '../../../config/locales';
import {parseTemplate, type Reference} from '../workflows/expressions';
import {sentReferences} from '../workflows/programs/program';
import type {Workflow, WorkflowStep} from '../workflows/types';
import {fill, joined, referenceLabels, type ReferenceLabels} from '../labels';

type Labels = ReferenceLabels['workflow'];

/** Paths of what a step sends with an expression in it: `project`, `config.url`. */
function sentFields({parameters, body}: WorkflowStep): {name: string; from: Reference}[] {
  const found = (value: unknown, name: string): {name: string; from: Reference}[] => {
    if (typeof value === 'string') {
      return parseTemplate(value)
        .filter((part) => typeof part !== 'string')
        .map((from) => ({name, from}));
    }
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) =>
          found(part, Array.isArray(value) ? name : `${name === '' ? '' : `${name}.`}${key}`),
        )
      : [];
  };
  return [...parameters.flatMap(({name, value}) => found(value, name)), ...found(body, '')];
}

/** As it stands within a sentence: `Account token` begins with a small letter, `URL of the webhook` does not. */
const lowerFirst = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Where a value comes from, as a sentence; nothing where an earlier step has said it already. */
function origin(
  name: string | undefined,
  from: Reference,
  {step: own, workflow}: {step: WorkflowStep; workflow: Workflow},
  labels: Labels,
): string | undefined {
  if (from.from === 'steps') {
    const step = workflow.steps.find(({id}) => id === from.step);
    const field = step?.outputs.find((output) => output.name === from.name)?.field.join('.') ?? '';
    return fill(name === undefined ? labels.tokenFrom : labels.from, {
      name: name ?? '',
      number: step?.number ?? '',
      title: step?.title ?? '',
      field,
    });
  }
  const input = workflow.inputs.find((other) => other.name === from.name);
  const first = workflow.steps.find((step) =>
    sentReferences(step).some((part) => part.from === 'inputs' && part.name === from.name),
  );
  return name === undefined || first !== own
    ? undefined
    : fill(labels.input, {name, description: lowerFirst(input?.description ?? '')});
}

/** `[2, 3, 4, 7]` → `2–4 and 7` */
function ranges(numbers: readonly number[], locale: LocaleCode): string {
  const runs = numbers.reduce<number[][]>((before, number) => {
    const last = before.at(-1);
    return last?.at(-1) === number - 1 ? [...before.slice(0, -1), [...last, number]] : [...before, [number]];
  }, []);
  return joined(
    runs.flatMap((run) => (run.length < 3 ? run.map(String) : `${run[0] ?? ''}–${run.at(-1) ?? ''}`)),
    locale,
  );
}

/** Where the outputs of a step go, as sentences. */
function destinations({id, outputs}: WorkflowStep, {steps}: Workflow, locale: LocaleCode): string[] {
  const labels = referenceLabels(locale).workflow;
  return outputs.map(({name, field}) => {
    const users = steps.filter((step) =>
      sentReferences(step).some((part) => part.from === 'steps' && part.step === id && part.name === name),
    );
    return fill(users.length === 0 ? labels.kept : users.length === 1 ? labels.to : labels.toMany, {
      field: field.join('.'),
      steps: ranges(
        users.map(({number}) => number),
        locale,
      ),
    });
  });
}

/** What passes from step to step, as sentences: where a step's values come from, and where those of its answer go. */
export function passingValues(step: WorkflowStep, workflow: Workflow, locale: LocaleCode): string[] {
  const labels = referenceLabels(locale).workflow;
  const sent = [...(step.token === undefined ? [] : [{name: undefined, from: step.token}]), ...sentFields(step)];
  return [
    ...sent.flatMap(({name, from}) => origin(name, from, {step, workflow}, labels) ?? []),
    ...destinations(step, workflow, locale),
  ];
}
