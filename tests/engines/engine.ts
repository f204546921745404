/** A browser of one engine. */
export type Engine = {
  /** A tab with separate cookies and storage. */
  newTab: () => Promise<Tab>
  close: () => Promise<void>
}

/** The actions in a tab. Each waits until its element is ready. */
export type Tab = {
  open: (url: string) => Promise<void>
  /** Clicks the first element that matches a CSS selector. */
  press: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  /** The value of a JavaScript expression in the page. */
  read: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

/** Generous, so a busy machine fails no test. */
export const PATIENCE_MS = 30_000

export const WINDOW = { width: 1280, height: 900 }
