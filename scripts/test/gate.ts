/** A check that must pass before a change is accepted. */
export interface Gate {
  name: string
  /** The program of node_modules/.bin and its arguments. */
  command: string[]
  /** The JSON report of the program, and how to count it; without one the gate counts as one. */
  report?: { file: string; count: (report: unknown) => Counts }
  /** No other gate runs beside it: it uses all cores, or its tests share a site with what others would write there. */
  alone?: boolean
  /** Its prerequisites. */
  needs?: readonly Need[]
}

/**
 * The types that Astro generates; a database with the demo data; the production build; the same, served; Chromium;
 * Firefox and WebKit, where they are available.
 */
export type Need = 'types' | 'database' | 'build' | 'site' | 'browser' | 'engines'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}
