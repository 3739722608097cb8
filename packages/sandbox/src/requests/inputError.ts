import type {Outcome, PlayedContract, PlayedOperation} from '../contract/types';
import {isNode} from '../contract/pointers';
import {errorText, textFields} from './errorText';
import type {InputFault} from './checkRequest';

/** Statuses with which the API refuses input, the most usual first. */
const inputStatuses = [409, 400, 422, 412];

/** An error of the contract that says another thing. */
function saying(outcome: Outcome, text: string): Outcome {
  const field = isNode(outcome.value)
    ? textFields.find((name) => isNode(outcome.value) && name in outcome.value)
    : undefined;
  return field === undefined ? outcome : {...outcome, value: {...(outcome.value as object), [field]: text}};
}

const lastName = (name: string): string => name.split('.').at(-1) ?? name;

/** What is wrong, as the API says it. */
export function faultText({kind, name, reason}: InputFault): string {
  if (kind === 'missing') {
    return `missing ${lastName(name)}`;
  }
  return kind === 'invalid' ? `${lastName(name)} ${reason}` : `body ${reason}`;
}

/** The error that the contract has for exactly this fault. */
function exactError(errors: readonly Outcome[], {kind, name}: InputFault): Outcome | undefined {
  const field = lastName(name).toLowerCase();
  const says = (outcome: Outcome): string => errorText(outcome.value).toLowerCase();
  const isMissing = (outcome: Outcome): boolean => says(outcome).startsWith('missing');
  const about = errors.filter((outcome) => new RegExp(`\\b${field.replaceAll(/\W/g, '\\$&')}\\b`).test(says(outcome)));
  return kind === 'missing' ? about.find(isMissing) : about.find((outcome) => !isMissing(outcome));
}

/** The error after whose model another is said: that of the usual form first. */
function modelError(errors: readonly Outcome[]): Outcome | undefined {
  const byStatus = inputStatuses.flatMap((status) => errors.filter((outcome) => outcome.status === status));
  return byStatus.find(({value}) => isNode(value) && value.code === 'MissingParameter') ?? byStatus.find(isOfInput);
}

/** Whether an error is about what was sent, and not about a record. */
const isOfInput = ({value, name}: Outcome): boolean =>
  /missing|invalid|required|must|valid/i.test(`${errorText(value)} ${name}`);

/** The answer to input where the operation has none of its own: the form that most operations use. */
function usualError(contract: PlayedContract, operation: PlayedOperation): Outcome {
  const sameServer = [...contract.operations.values()].filter(
    ({path}) => path.split('/')[1] === operation.path.split('/')[1],
  );
  const found = modelError(sameServer.flatMap(({outcomes}) => outcomes));
  const usual: Outcome = found ?? {
    name: '',
    status: 409,
    summary: '',
    value: {code: 'MissingParameter', message: ''},
    basis: 'assumed',
  };
  return {...usual, name: 'invalidInput'};
}

/**
 * The contract's answer to wrong input: the error that is about it; else an error of the operation, or of others, that says
 * it. A body that is too large gets the contract's 413.
 */
export function inputError(contract: PlayedContract, operation: PlayedOperation, fault: InputFault): Outcome {
  const errors = operation.outcomes.filter(({status}) => status >= 400);
  if (fault.kind === 'tooLarge') {
    const known = [errors, [...contract.operations.values()].flatMap(({outcomes}) => outcomes)].map((outcomes) =>
      outcomes.find(({status}) => status === 413),
    );
    return known.find((outcome) => outcome !== undefined) ?? saying(usualError(contract, operation), faultText(fault));
  }
  const exact = fault.kind === 'notJson' ? undefined : exactError(errors, fault);
  if (exact !== undefined) {
    return exact;
  }
  const own = modelError(errors);
  const said = saying(own ?? usualError(contract, operation), faultText(fault));
  return own === undefined ? {...said, basis: 'assumed'} : said;
}
