import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stringify} from 'yaml';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findMarkers} from '../../content/markers';
import {bundleFiles} from '../contract/bundleContract';
import {ContractFiles} from '../contract/ContractFiles';
import {brokenContract, validContract} from '../contract/fixtures';
import {releaseFaults} from './checkReleases';
import {compareContracts} from './compareContracts';
import {twoReleases} from './fixtures/twoReleases';
import {makeRelease, readFrozen} from './makeRelease';
import {changesFile, readReleases, releasesFolder} from './releaseFiles';
import {changeKinds, type Release} from './types';

const validDir = path.resolve(__dirname, '../contract/fixtures/valid');
const servers = {verificationApi: 'https://api.library.example'};

const frozen = async () => readFrozen(await bundleFiles(new ContractFiles(validDir)), servers);

describe('a release', () => {
  it('shows every kind of change, each once or more', async () => {
    const {before, after} = await twoReleases();
    const changes = compareContracts(before.en, after.en).flatMap((subject) => subject.changes);
    expect(new Set(changes.map(({kind}) => kind))).toEqual(new Set(Object.keys(changeKinds)));
  });

  it('asks for what callers do where a change breaks them, and nowhere else', async () => {
    const {before, after} = await twoReleases();
    const release = makeRelease('2026-12-22', after, {date: '2026-11-22', contract: before});
    const asked = release.changed.filter(({migration}) => migration !== undefined).map(({id}) => id);
    expect(asked.sort()).toEqual(['book_returned', 'createBook', 'getBook']);
    expect(findMarkers(stringify(release))).toHaveLength(2 * asked.length);
    expect(release.changed.find(({id}) => id === 'createBook')?.title).toEqual({
      en: 'Create a book',
      es: 'Crear un libro',
    });
  });

  it('compares nothing if it is the first', async () => {
    const {in: contract} = await validContract();
    expect(makeRelease('2026-11-22', contract)).toEqual({date: '2026-11-22', operations: 2, events: 1, changed: []});
  });
});

describe('a frozen contract', () => {
  it('is the contract: nothing changed', async () => {
    const {in: contract} = await validContract();
    expect(compareContracts((await frozen()).en, contract.en)).toEqual([]);
  });

  it('does not change with texts', async () => {
    const {in: contract} = await brokenContract({replace: 'Looks a book up by its id.', by: 'Finds a book.'});
    expect(contract.en.operations.get('getBook')?.description).toBe('Finds a book.');
    expect(compareContracts((await frozen()).en, contract.en)).toEqual([]);
  });

  it('changes with what is sent', async () => {
    const {in: contract} = await brokenContract({replace: 'maxLength: 8', by: 'maxLength: 6'});
    expect(compareContracts((await frozen()).en, contract.en)).toEqual([
      {
        id: 'getBook',
        type: 'operation',
        changes: [{kind: 'input-tightened', name: 'path id', before: 'maxLength 8', after: 'maxLength 6'}],
      },
    ]);
  });
});

describe('the check of releases', () => {
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'releases-'));
    mkdirSync(path.join(root, releasesFolder), {recursive: true});
    cpSync(path.join(validDir, 'openapi.yaml'), path.join(root, releasesFolder, '2026-11-22.yaml'));
  });
  afterEach(() => {
    rmSync(root, {recursive: true});
  });

  const write = (release: Release): void => {
    writeFileSync(path.join(root, changesFile(release.date)), stringify(release));
  };
  const removed = {id: 'createBook', type: 'operation', title: {en: 'Create a book'}} as const;
  const release: Release = {date: '2026-12-22', since: '2026-11-22', operations: 1, events: 1, changed: []};

  it('says with file and line which breaking change nobody explains, and in which languages', () => {
    write({
      ...release,
      changed: [{...removed, changes: [{kind: 'operation-removed'}], migration: {en: 'Use the desk.'}}],
    });
    expect(releaseFaults(root)).toEqual([
      'openapi/releases/2026-12-22.changes.yaml:6: The change of "createBook" breaks callers. Say what they do, under "migration", in: es.',
    ]);
  });

  it('takes what is explained, and what breaks nothing', () => {
    const migration = {en: 'Use the desk.', es: 'Usa el mostrador.'};
    write({
      ...release,
      changed: [
        {...removed, changes: [{kind: 'operation-removed'}], migration},
        {...removed, id: 'getBook', changes: [{kind: 'field-added', name: 'shelf', after: 'string'}]},
      ],
    });
    expect(releaseFaults(root)).toEqual([]);
    expect(readReleases(root).map(({date}) => date)).toEqual(['2026-12-22']);
  });
});
