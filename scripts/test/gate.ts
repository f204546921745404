/** Something that must hold before a change is taken in. */
export interface Gate {
  name: string
  /** The program of node_modules/.bin and its arguments. */
  command: string[]
  /** The JSON report that the program writes, and how to count in it; without one the gate counts as one. */
  report?: { file: string; count: (report: unknown) => Counts }
  /** What must be there first. */
  needs?: readonly Need[]
}

/**
 * A database with the demo data; the production build; the same, served; Chromium; Firefox and WebKit, where they are
 * available.
 */
export type Need = 'database' | 'build' | 'site' | 'browser' | 'engines'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}
