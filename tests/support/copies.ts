import {existsSync} from 'node:fs';
import path from 'node:path';
import {build, built} from './pages';

/** A copy or its samples with all parts, as one text. */
export function wholeCopy(file: string): string {
  const parts = [file];
  for (let part = 2; existsSync(path.join(build, file.replace(/md$/, `${part}.md`))); part += 1) {
    parts.push(file.replace(/md$/, `${part}.md`));
  }
  return parts.map((name) => built(name).replace(/^---\n[\s\S]*?\n---\n/, '')).join('\n');
}
