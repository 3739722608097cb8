import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

const root = path.resolve(__dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Workflow {
  permissions?: Readonly<Record<string, string>>;
  jobs: Readonly<
    Record<string, {permissions?: Readonly<Record<string, string>>; steps: readonly {uses?: string; run?: string}[]}>
  >;
}

describe.each(globSync('.github/workflows/*.yml', {cwd: root, dot: true}))('%s', (file) => {
  const {permissions, jobs} = parse(read(file)) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('takes actions at an exact version, or a commit', () => {
    const actions = steps.flatMap(({uses}) => uses ?? []);
    expect(actions).not.toEqual([]);
    expect(actions.filter((action) => !/@(?:v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(action))).toEqual([]);
  });

  it('gives no right to write to a job that runs packages', () => {
    expect(permissions).toBeDefined();
    for (const job of Object.values(jobs)) {
      const rights = Object.values(job.permissions ?? permissions ?? {});
      if (job.steps.some(({run}) => run !== undefined)) {
        expect(rights.filter((right) => right !== 'read')).toEqual([]);
      }
    }
  });
});

it('the container is made from images at an exact version', () => {
  const images = [...read('deploy/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  expect(images).toHaveLength(2);
  expect(images.filter((image) => !/:\d+\.\d+(?:\.\d+)?(?:-[a-z-]+)?(?:@sha256:[0-9a-f]{64})?$/.test(image))).toEqual(
    [],
  );
});
