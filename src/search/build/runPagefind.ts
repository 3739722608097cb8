import path from 'node:path';
import {runProgram} from '../../build/runProgram';
import type {IndexJob} from './indexSite';

/**
 * Indexes a built site in a process of its own.
 *
 * @returns a line that says how much was indexed
 */
export function runPagefind(job: IndexJob): Promise<string> {
  return runProgram<string>(path.join(__dirname, 'indexSite.ts'), job);
}
