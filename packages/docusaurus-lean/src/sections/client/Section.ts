import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';

/** What a route shows, in the shape of the properties of its component: names of modules. */
export type ModuleNames = string | readonly ModuleNames[] | {readonly [property: string]: ModuleNames};

/** A route as Docusaurus writes it into `routes.js`, without its component. */
export interface SectionRoute {
  readonly path: string;
  /** The path and a hash, with a hyphen between them: tells routes with the same path apart. */
  readonly key: string;
  readonly modules: ModuleNames;
  readonly routes?: readonly SectionRoute[];
  /** What plugins say about a route, such as its sidebar. */
  readonly [attribute: string]: unknown;
}

/** A module that a route needs. */
export interface SectionModule {
  /** Id in the bundler's runtime. */
  readonly id: number | string;
  /** Ids of the chunks that hold it and what it imports. */
  readonly chunks: readonly string[];
}

/** Entries of a list in Docusaurus' global data, whose whole grows with the number of pages. */
export interface PageList {
  /** Where the list stands. */
  readonly at: readonly string[];
  readonly entries: readonly Readonly<Record<string, unknown>>[];
}

export type SidebarItems = readonly PropSidebarItem[];

/** What a docs set gives to all of its pages. */
export interface VersionProps {
  readonly version: PropVersionMetadata;
}

/** The pages of one folder of the site, as the build writes them into a file of their own. */
export interface Section {
  /** Scripts of the build that this belongs to: ids of modules mean nothing to those of another one. */
  readonly scripts: readonly string[];
  /** All parents of the site, and those leaves that are pages of this folder. */
  readonly routes: readonly SectionRoute[];
  /** By name. */
  readonly modules: Readonly<Record<string, SectionModule>>;
  /** Paths of script files, without the base path, by the id of their chunk. */
  readonly files: Readonly<Record<string, string>>;
  /** What the global data says about the pages of this folder. */
  readonly lists: readonly PageList[];
  /** What the pages of this folder show of their docs set, by the name of the module that holds all of it. */
  readonly versions: Readonly<Record<string, VersionProps>>;
}
