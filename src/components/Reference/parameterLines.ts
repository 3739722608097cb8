import {linesNaming} from './linePaths';

/** The parameter that a line of a request names: the first whose row stands in the reference. */
export function parameterAt(reference: HTMLElement, line: string): string | undefined {
  const names = Array.from(reference.querySelectorAll('.fields[data-part=request] > li > p > a'), (link) =>
    link.textContent.trim(),
  );
  return names.find((name) => linesNaming([line], name).length > 0);
}
