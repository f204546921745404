/** A file as a table. */
export type Table = {
  /** The names of the columns; empty texts for a file that begins with its values. */
  header: string[]
  /** Without the header and without empty rows. A row that has more cells than the header is one that cannot be read. */
  rows: string[][]
  /** The line of the file in which each row begins, from 1. */
  lines: number[]
  /** Lines of the file that belong to no row: titles, tables of something else. */
  outside: number[]
  /** Values that did not become cells, where several values of a day make a row. */
  besides?: {
    /** Of kinds that we do not keep. */
    kinds: number
    /** Of days that have another value. */
    sameDay: number
  }
}
