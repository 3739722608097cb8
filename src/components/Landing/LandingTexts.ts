/** A way into the documentation. */
export interface Entry {
  readonly title: string;
  readonly text: string;
  readonly route: string;
}

/** A link of the landing page's head. */
export interface Action {
  readonly label: string;
  readonly route: string;
}

/** A part of the landing page. */
export interface Part {
  readonly title: string;
  readonly lead: string;
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
  readonly tasks: Part & {readonly entries: readonly Entry[]};
  readonly products: Part & {readonly entries: readonly Entry[]};
  readonly countries: Part;
}
