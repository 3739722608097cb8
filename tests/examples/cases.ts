/** A run of an example against the sandbox, and how it ends in each language. */
export interface Case {
  /** Folder below `examples`, and name of the programs in it. */
  example: string;
  /** What the run shows. */
  title: string;
  /** What follows the program's name on the command line. */
  args?: readonly string[];
  /** What a person types. */
  input?: string;
  /** Answers that the sandbox gives in place of its own: `operationId`, name of the answer. */
  next?: readonly (readonly [string, string])[];
  /** Records that the sandbox begins with, by the path of their collection. */
  records?: Readonly<Record<string, readonly (Record<string, unknown> & {_id: string})[]>>;
  /** All that is printed, without the end of the last line. */
  output: string;
  status: 0 | 1 | 2;
}

const screening = {example: 'screen-a-person', args: ['10000002', '15/03/2020']};

export const cases: readonly Case[] = [
  {
    ...screening,
    title: 'everything is clean',
    output: `identity: accept
OFAC: clean
United Nations: clean
Interpol: clean
Police: clean
Procuraduría: clean`,
    status: 0,
  },
  {
    ...screening,
    title: 'a possible match, and a source that is down',
    next: [
      ['checkBackgroundOfac', 'possibleMatch'],
      ['checkBackgroundColombiaDisciplinaryRecords', '409.sourceDown'],
    ],
    output: `identity: accept
OFAC: possible match
United Nations: clean
Interpol: clean
Police: clean
Procuraduría: not checked (Endpoint out of service)`,
    status: 2,
  },
  {
    ...screening,
    title: 'the number does not exist',
    args: ['90040401', '15/03/2020'],
    output: 'identity: correct (Record not found.)',
    status: 2,
  },
  {
    ...screening,
    title: 'the date of issue does not fit',
    args: ['10000002', '16/03/2020'],
    output: 'identity: correct',
    status: 2,
  },
  {
    ...screening,
    title: 'the holder has died',
    next: [['checkIdentityColombiaFullId', 'deceased']],
    output: 'identity: review',
    status: 2,
  },
  {
    ...screening,
    title: 'the credits end in between',
    next: [['checkBackgroundOnu', '403.insufficientCredits']],
    output: `identity: accept
OFAC: clean
Stopped: 403 insufficient_credits`,
    status: 1,
  },
];
