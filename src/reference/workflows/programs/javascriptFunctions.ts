import {timeoutSeconds} from './program';

/** Ends the program unless the answer has the expected status. */
export const call = `
function stop(step, reason) {
  console.error(\`\${step}: \${reason}\`);
  process.exit(1);
}

async function call(step, status, method, url, {token, headers, body} = {}) {
  const response = await fetch(url, {
    method,
    headers: {
      ...(token && {Authorization: \`Bearer \${token}\`}),
      ...(body && {'Content-Type': 'application/json'}),
      ...headers,
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(${timeoutSeconds}_000),
  }).catch((error) => stop(step, error));
  const text = await response.text();
  if (response.status !== status) {
    stop(step, \`\${response.status} \${text}\`);
  }
  return text === '' ? undefined : JSON.parse(text);
}`;

/** Ends the program if an answer does not meet a condition. */
export const check = `
function check(step, isMet) {
  if (!isMet) {
    stop(step, JSON.stringify(answer));
  }
}`;

/** Ends the program if an answer lacks what a later request sends. */
export const required = `
function required(step, value) {
  check(step, value !== undefined && value !== null);
  return value;
}`;

/** Reads a value from the terminal, or from the variable that stands in for it. */
export const ask = `
async function ask(variable, question) {
  if (process.env[variable]) {
    return process.env[variable];
  }
  const terminal = createInterface({input: process.stdin, output: process.stderr});
  const text = await terminal.question(\`\${question}: \`);
  terminal.close();
  return text.trim();
}`;
