import type {IconName} from '../../delivery/icons/drawings';

/** A link. */
export interface Action {
  readonly label: string;
  readonly route: string;
}

/** A way into the documentation, in a sentence. */
export interface Entry {
  readonly title: string;
  readonly text: string;
  readonly route: string;
}

/** What the landing page says in one language. */
export interface LandingTexts {
  /** The site's tagline. */
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly lead: string;
  readonly firstCall: Action;
  readonly coverage: Action;
  /** Above the code sample. */
  readonly sampleTitle: string;
  /** Below it: what each of its answers decides. */
  readonly verdicts: {readonly accept: string; readonly correct: string};
  readonly steps: {readonly title: string; readonly entries: readonly Entry[]};
  /** Below the steps: where to go from there. */
  readonly next: {readonly label: string; readonly links: readonly Action[]};
  readonly countries: {
    readonly title: string;
    readonly lead: string;
    /** Head of the column of countries. */
    readonly name: string;
    /** Head of the column of sums. */
    readonly total: string;
    /** Before the row of flags. */
    readonly label: string;
  };
  readonly products: {
    readonly title: string;
    readonly lead: string;
    readonly entries: readonly (Entry & {readonly icon: IconName})[];
  };
}
