import {code, when} from '../code';
import {doubleQuoted} from '../quoted';
import {formatBody, type SampleWriter} from '../SampleRequest';

/** A raw string has no escapes: a backtick in it has to be joined on. */
const raw = (text: string): string => `\`${text.replaceAll('`', '` + "`" + `')}\``;

export const go: SampleWriter = ({method, url, token, headers, body, timeoutSeconds}) => code`
package main

import (
\t"fmt"
\t"io"
\t"log"
\t"net/http"
\t${when(token, () => '"os"')}
\t${when(body, () => '"strings"')}
\t"time"
)

func main() {
\tpayload := strings.NewReader(${when(body, () => raw(formatBody(body)))})
\trequest, err := http.NewRequest("${method}", ${doubleQuoted(url)}, ${body === undefined ? 'nil' : 'payload'})
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("${token}"))
\t${headers.map(({name, value}) => `request.Header.Set(${doubleQuoted(name)}, ${doubleQuoted(value)})`)}
\t${when(body, () => 'request.Header.Set("Content-Type", "application/json")')}
\tclient := http.Client{Timeout: ${timeoutSeconds} * time.Second}
\tresponse, err := client.Do(request)
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\tdefer response.Body.Close()
\tanswer, err := io.ReadAll(response.Body)
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\tif response.StatusCode >= 400 {
\t\tlog.Fatalf("%s: %s", response.Status, answer)
\t}
\tfmt.Println(string(answer))
}
`;
