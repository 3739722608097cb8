/**
 * The `Accept` header of a program that wants the Markdown copy of a page, as a regular expression without regard to case:
 * it names `text/markdown`, and `text/html` not before it. Weights are not read, because not every host can; browsers name
 * `text/html` alone. https://www.rfc-editor.org/rfc/rfc9110#name-accept
 */
export const markdownFirst = '^(?:(?!text/html).)*text/markdown';
