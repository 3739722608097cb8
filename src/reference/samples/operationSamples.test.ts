import {describe, expect, it} from 'vitest';
import {operationSamples} from './operationSamples';
import type {Operation} from '../contract/types';

/** An operation with a text in every part of its request. */
function operationWith(text: string | undefined): Operation {
  const parameter = (name: string, place: string): object => ({name, in: place, required: true, example: text});
  return {
    id: 'hostile',
    method: 'post',
    server: 'https://api.example',
    path: '/things/{id}',
    parameters: [parameter('id', 'path'), parameter('q', 'query'), parameter('X-Note', 'header')],
    requestBody: {required: true, schema: {}, example: {text}},
  } as unknown as Operation;
}

/** Its programs; the header takes the text without regard to what clients can send. */
const programs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(operationSamples(operationWith(text)).map(({language, code}) => [language, code]));

const header = (code: string | undefined): string => /[^\n]*X-Note[^\n]*/.exec(code ?? '')?.[0].trim() ?? '';

describe('a program with a text that breaks out of careless ones', () => {
  it('runs nothing that a Ruby text would run', () => {
    expect(header(programs('#{`id`} #$0 #@x #1').ruby)).toBe(
      String.raw`request["X-Note"] = "\#{` + '`id`' + String.raw`} \#$0 \#@x #1"`,
    );
  });

  it.each([
    ['quotes and interpolation', String.raw`"\(1)\" #`, String.raw`"\"\\(1)\\\" #"`],
    ['controls', '\b\f\v\0\n', String.raw`"\u{8}\u{c}\u{000b}\u{0000}\n"`],
    ['line ends and marks', '\u2028\uFEFF\u202E\u0085', String.raw`"\u{2028}\u{feff}\u{202e}\u{0085}"`],
    ['escapes that were typed', String.raw`\u2028 \b`, String.raw`"\\u2028 \\b"`],
    ['letters', 'ñ 漢 😀', '"ñ 漢 😀"'],
  ])('is Swift: %s', (_, text, literal) => {
    const {swift} = programs(text);
    expect(header(swift)).toBe(`request.setValue(${literal}, forHTTPHeaderField: "X-Note")`);
    expect(swift).toContain(`URL(string: "https://api.example/things/${encodeURIComponent(text)}?q=`);
    // In the body, which has the escapes of JSON, the backslashes of each are doubled.
    const body = /Data\("""\n(?<json>.*)\n"""\.utf8\)/s.exec(swift ?? '')?.groups?.json ?? '';
    expect(body).not.toMatch(/(?<!\\)(?:\\\\)*\\(?!\\)/);
    expect(JSON.parse(body.replaceAll('\\\\', '\\'))).toEqual({text});
  });

  it('shows every character that is not seen as an escape', () => {
    const unseen = '\u0000\u001B\u007F\u0085\u00AD\u200B\u202E\u2028\u2029\uFEFF';
    for (const [language, code] of Object.entries(programs(unseen))) {
      const lines = language === 'curl' || language === 'php' ? code.replace(header(code), '') : code;
      expect(lines, language).not.toMatch(/[\p{Cf}\p{Zl}\p{Zp}]|(?!\n|\t)\p{Cc}/u);
    }
  });

  it('keeps quotes, backslashes and line ends', () => {
    const {curl, csharp, java, go} = programs(`it's "q" \\ \`b\` \n`);
    expect(curl).toContain(String.raw`it'\''s \"q\" \\ `);
    expect(csharp).toContain(String.raw`it's \""q\"" \\ `);
    expect(java).toContain(String.raw`it's \\"q\\" \\\\ `);
    expect(go).toContain('` + "`" + `');
  });
});

it('stops at a required parameter without an example', () => {
  expect(() => operationSamples(operationWith(undefined))).toThrow(
    /hostile: the parameter "id" is required and has no "example"/,
  );
});
