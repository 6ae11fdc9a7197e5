/** What a visitor has set in the system or the browser before the page opens. */
export type Settings = {
  /** The system is dark. */
  isDark?: boolean;
  /** The system asks for reduced motion. */
  isStill?: boolean;
  /** The browser runs no scripts. */
  isScriptless?: boolean;
};

/** An element, as assistive technology knows it. */
export type Target = {
  role: string;
  name?: string;
  /** The element that holds it; left out: the page. */
  within?: Target;
};

/** What a function that runs in a page may be given. */
type Value = string | number | boolean | null | readonly Value[];

/** Runs code in the page, whatever its policy says. Returns what JSON can hold of the result. */
export type Run = <Values extends readonly Value[]>(
  work: (...values: Values) => unknown,
  ...values: Values
) => Promise<unknown>;

/** Makes `run` of a way to evaluate an expression. */
export const runBy =
  (evaluate: Tab['evaluate']): Run =>
  (work, ...values) =>
    evaluate(`(${String(work)})(...${JSON.stringify(values)})`);

/** A page in one of the engines, with the same methods in each. */
export type Tab = {
  run: Run;
  /** Returns what an expression, or the promise that it gives, results in. */
  evaluate(expression: string): Promise<unknown>;
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Goes back, and waits for nothing: a page from the cache does not load. */
  back(): Promise<unknown>;
  /** Clicks where the element is, as a mouse does. */
  click(target: Target): Promise<unknown>;
  /** Clicks twice, as fast as a mouse does. */
  doubleClick(target: Target): Promise<unknown>;
  hover(target: Target): Promise<unknown>;
  /** Types at the end of what the element holds. */
  type(target: Target, text: string): Promise<unknown>;
  /** Presses a key, with Shift if wanted. */
  press(key: Key, options?: { withShift: boolean }): Promise<unknown>;
  /** Gives the page a size, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /** Returns the whole page as PNG. */
  screenshot(): Promise<Buffer>;
  /** Takes the alert away that is open. Returns its words, or null while there is none. */
  takeAlert(): Promise<string | null>;
  /** Returns what the engine itself has written to the console; nothing where it cannot be read. */
  console(): readonly string[];
};

/** The keys that visitors press, by their names in the DOM. */
export type Key = 'Tab' | 'Enter' | ' ' | 'Escape' | 'ArrowDown';

/** A running browser. */
export type Browser = {
  version: string;
  /** Runs a page that knows nothing of earlier ones. */
  withPage(work: (page: Tab) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** One of the engines, where it is installed. */
export type Engine = {
  /** Returns what is missing on this machine and how to get it, or null. */
  missing(): string | null;
  launch(settings: Settings): Promise<Browser>;
  /** Opens an address in a window that keeps a cache, as a visitor's does. Returns the way to close it. */
  openWindow(url: string): Promise<() => Promise<void>>;
};
