import {findMarkers} from '../../content/markers';
import type {Source} from './compareSources';

/**
 * Finds texts that a person still has to write: `npm run new` marks them.
 *
 * @returns one message for each, with file, line and mend
 */
export function unwrittenTexts(sources: readonly Source[]): string[] {
  return sources.flatMap(({file, text: source}) =>
    findMarkers(source).map(({line, text}) => `${file}:${line}: ${text} Write this text and take the brackets away.`),
  );
}
