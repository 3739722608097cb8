/** What a route shows, in the shape of the properties of its component: names of modules. */
export type ModuleNames = string | readonly ModuleNames[] | {readonly [property: string]: ModuleNames};

/** A route as Docusaurus writes it into `routes.js`, with what plugins say about it. */
export interface SectionRoute {
  readonly path: string;
  /** What its component is made from: the path and a hash, with a hyphen between them. */
  readonly component: string;
  readonly routes?: readonly SectionRoute[];
  readonly [attribute: string]: unknown;
}

/** A module that a route needs: its id in the bundler's runtime, and the chunks that hold it and what it imports. */
export interface SectionModule {
  readonly id: number | string;
  readonly chunks: readonly string[];
}

/** Entries of a list in Docusaurus' global data, whose whole grows with the number of pages, and where it stands. */
export interface PageList {
  readonly at: readonly string[];
  readonly entries: readonly Readonly<Record<string, unknown>>[];
}

/** The pages of one folder of the site, as the build writes them into a file of their own. */
export interface Section {
  /** Scripts of the build that this belongs to: ids of modules mean nothing to those of another one. */
  readonly scripts: readonly string[];
  /** All parents of the site, and those leaves that are pages of this folder. */
  readonly routes: readonly SectionRoute[];
  /** By the component of a route. */
  readonly moduleNames: Readonly<Record<string, ModuleNames>>;
  /** By name. */
  readonly modules: Readonly<Record<string, SectionModule>>;
  /** Paths of script files, without the base path, by the id of their chunk. */
  readonly files: Readonly<Record<string, string>>;
  readonly lists: readonly PageList[];
  /** What the docs sets of the pages give to them, such as sidebars, by the name of the module that holds it. */
  readonly docsSets: Readonly<Record<string, object>>;
}
