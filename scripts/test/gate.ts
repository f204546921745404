/** Something that must hold before a change is taken in. */
export interface Gate {
  name: string
  /** The program of node_modules/.bin and its arguments. */
  command: string[]
  /** The JSON report that the program writes, and how to count in it; without one the gate counts as one. */
  report?: { file: string; count: (report: unknown) => Counts }
  env?: Record<string, string>
  /** Whether it reads the site and its demo data from a database. */
  needsDatabase?: boolean
  needsBrowser?: boolean
}

export interface Counts {
  passed: number
  failed: number
  skipped: number
}
