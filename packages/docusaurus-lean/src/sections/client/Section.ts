import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';

/** A route as Docusaurus writes it into `routes.js`, without its component. */
export interface SectionRoute {
  readonly path: string;
  /** Tells routes with the same path apart. */
  readonly hash: string;
  readonly exact?: boolean;
  readonly routes?: readonly SectionRoute[];
  /** What plugins say about a route, such as its sidebar. */
  readonly [attribute: string]: unknown;
}

/** What a route shows, in the shape of the properties of its component: names of modules. */
export type ModuleNames = string | readonly ModuleNames[] | {readonly [property: string]: ModuleNames};

/** A module that a route needs. */
export interface SectionModule {
  /** Id in the bundler's runtime. */
  readonly id: number | string;
  /** Ids of the chunks that hold it and what it imports. */
  readonly chunks: readonly string[];
  /** Holds all of a docs set, where sections hold only what is shown: it is not prefetched. */
  readonly isWhole?: true;
}

/** Entries of a list in Docusaurus' global data, whose whole grows with the number of pages. */
export interface GrowingList {
  /** Where the list stands. */
  readonly at: readonly (string | number)[];
  readonly entries: readonly object[];
}

/** What a docs set gives to all of its pages. */
export interface VersionProps {
  readonly version: PropVersionMetadata;
}

export type SidebarItems = readonly PropSidebarItem[];

/** The pages of one folder of the site, as the build writes them into a file of their own. */
export interface Section {
  /** Scripts of the build that this belongs to: ids of modules mean nothing to those of another one. */
  readonly scripts: readonly string[];
  /** All parents of the site, and those leaves that are pages of this folder. */
  readonly routes: readonly SectionRoute[];
  /** By the path and hash of a route, with a hyphen between them. */
  readonly moduleNames: Readonly<Record<string, ModuleNames>>;
  readonly modules: Readonly<Record<string, SectionModule>>;
  /** Paths of script files, without the base path, by the id of their chunk. */
  readonly files: Readonly<Record<string, string>>;
  /** What the global data says about the pages of this folder. */
  readonly lists: readonly GrowingList[];
  /** By the name of the module that holds all of it: what the pages of this folder show of their docs set. */
  readonly versions: Readonly<Record<string, VersionProps>>;
}
