/** Dependencies as package.json lists them. */
type Dependencies = Readonly<Record<string, string>>;

/** What is read and changed of package.json. */
export interface Manifest {
  readonly dependencies: Dependencies;
  readonly devDependencies: Dependencies;
}

const partsOf = (version: string): number[] => version.split('.').map(Number);

/** The order of two versions, for `sort`. */
function compare(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  const differing = left.findIndex((part, index) => part !== right[index]);
  return differing < 0 ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0);
}

/**
 * The newest of the versions of a package, without those before a release (`3.11.0-rc.1`).
 *
 * @throws if there is none
 */
export function newestVersion(versions: readonly string[]): string {
  const newest = versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .sort(compare)
    .at(-1);
  if (newest === undefined) {
    throw new Error(
      'The registry lists no released version of @docusaurus/core 3. Name one: npm run test:upgrade -- 3.10.2',
    );
  }
  return newest;
}

/** A package.json with one version for all packages of Docusaurus. */
export function withDocusaurus<M extends Manifest>(manifest: M, version: string): M {
  const changed = (dependencies: Dependencies): Dependencies =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, old]) => [name, name.startsWith('@docusaurus/') ? version : old]),
    );
  return {
    ...manifest,
    dependencies: changed(manifest.dependencies),
    devDependencies: changed(manifest.devDependencies),
  };
}
