/** What the behaviours need of a browser, whichever its engine is. Selectors are those of CSS, and name the first match. */
export interface EnginePage {
  /** Opens an address and waits until it is loaded. */
  goto: (url: string) => Promise<void>;
  /** Runs the source of an expression in the page; what it gives is plain data. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Clicks on an element, which is brought into view. */
  click: (selector: string) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: EngineKey) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Ends the browser. */
  close: () => Promise<void>;
}

export type EngineKey = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown' | 'ArrowRight';

export interface Engine {
  name: string;
  /** What is missing on this machine; undefined for nothing. */
  missing: () => string | undefined;
  /** Starts a browser with a profile of its own. */
  start: () => Promise<EnginePage>;
}
