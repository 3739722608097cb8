/** How the code of a page is loaded, by the name of its module: see {@link registry}. */
export type RegistryEntry = [load: () => Promise<unknown>, name: string, id: number | string];

/**
 * Stands in for `@generated/registry` in the browser grows with each section that is
 * loaded, where Docusaurus' own lists every page of the site.
 */
const registry: Record<string, RegistryEntry> = {};

export default registry;
