import {doubleQuoted} from '../quoted';
import {formatBody, type SampleWriter} from '../SampleRequest';

/** A raw string has no escapes: a backtick in it has to be joined on. */
const raw = (text: string): string => `\`${text.replaceAll('`', '` + "`" + `')}\``;

const stopOnError = (indent: string): string[] => [
  `${indent}if err != nil {`,
  `${indent}\tlog.Fatal(err)`,
  `${indent}}`,
];

export const go: SampleWriter = ({method, url, token, headers, body, timeoutSeconds}) =>
  [
    'package main',
    '',
    'import (',
    '\t"fmt"',
    '\t"io"',
    '\t"log"',
    '\t"net/http"',
    ...(token === undefined ? [] : ['\t"os"']),
    ...(body === undefined ? [] : ['\t"strings"']),
    '\t"time"',
    ')',
    '',
    'func main() {',
    ...(body === undefined ? [] : [`\tpayload := strings.NewReader(${raw(formatBody(body))})`]),
    `\trequest, err := http.NewRequest("${method}", ${doubleQuoted(url)}, ${body === undefined ? 'nil' : 'payload'})`,
    ...stopOnError('\t'),
    ...(token === undefined ? [] : [`\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("${token}"))`]),
    ...headers.map(({name, value}) => `\trequest.Header.Set(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
    ...(body === undefined ? [] : ['\trequest.Header.Set("Content-Type", "application/json")']),
    `\tclient := http.Client{Timeout: ${timeoutSeconds} * time.Second}`,
    '\tresponse, err := client.Do(request)',
    ...stopOnError('\t'),
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    ...stopOnError('\t'),
    '\tif response.StatusCode >= 400 {',
    '\t\tlog.Fatalf("%s: %s", response.Status, answer)',
    '\t}',
    '\tfmt.Println(string(answer))',
    '}',
  ].join('\n');
