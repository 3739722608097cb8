import {spawnSync} from 'node:child_process';

/** A Python that has the library of the samples. */
export const python = spawnSync('python3', ['-c', 'import requests']).status === 0 ? 'python3' : '/usr/bin/python3';

/** The languages of the examples: name, ending of the files, and what runs them. */
export const languages = [
  ['JavaScript', 'mjs', process.execPath],
  ['Python', 'py', python],
] as const;
