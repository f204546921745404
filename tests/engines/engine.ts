/** A browser of one engine. */
export type Engine = {
  /** A tab with cookies and storage of its own. */
  newTab: () => Promise<Tab>
  close: () => Promise<void>
}

/** What the flows do in a tab. Each action waits until the page allows it. */
export type Tab = {
  open: (url: string) => Promise<void>
  /** Clicks the first element that matches a CSS selector. */
  press: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  /** The value of a JavaScript expression in the page. */
  read: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

/** Generous, so that a busy machine does not fail a test. */
export const PATIENCE_MS = 30_000

export const WINDOW = { width: 1280, height: 900 }
