import {isMap} from 'yaml';
import {requiredLocales} from '../../../config/locales';
import {readDataFile} from '../../content/dataFile';
import {changesFile, releaseDates} from './releaseFiles';
import {isBreaking, type Release} from './types';

/**
 * Looks for breaking changes of which nobody says what callers do.
 *
 * @param root - the site's folder
 * @returns one message for each fault: file and line, what is wrong, the fix
 */
export function releaseFaults(root: string): string[] {
  return releaseDates(root).flatMap((date) => {
    const faults: string[] = [];
    const {contents, report} = readDataFile(root, changesFile(date), faults);
    if (!isMap(contents)) {
      report(contents, 'This is no list of changes. Make it again: npm run release.');
      return faults;
    }
    const {changed} = contents.toJSON() as Release;
    for (const [index, {id, changes, migration}] of changed.entries()) {
      const missing = requiredLocales.filter((locale) => (migration?.[locale] ?? '').trim() === '');
      if (changes.some(isBreaking) && missing.length > 0) {
        report(
          contents.getIn(['changed', index], true),
          `The change of "${id}" breaks callers. Say what they do, under "migration", in: ${missing.join(', ')}.`,
        );
      }
    }
    return faults;
  });
}
