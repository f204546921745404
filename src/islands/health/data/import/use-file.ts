import { useMemo, useState } from 'react'
import { guess, type Guess } from '#lib/health/import/guess.ts'
import { inTime } from '#lib/health/import/in-time.ts'
import { matchingProblem } from '#lib/health/import/matching-problem.ts'
import type { CsvTable, Delimiter } from '#lib/health/import/read-file.ts'
import { readRows, type ReadRows } from '#lib/health/import/read-rows.ts'
import type { Table } from '#lib/health/import/table.ts'
import { IMPORT_MAX } from '#lib/health/schemas.ts'
import { readAppleFile } from './read-apple-file.ts'

/** Bytes of a CSV: far more than so many records need. */
const FILE_MAX = 20_000_000
/** Bytes by which a file shows what it is. */
const BEGINNING = 64

/** Why a file cannot be read at all; `not_loaded` when what reads it did not arrive. */
export const FILE_PROBLEMS = [
  'unreadable',
  'empty',
  'too_large',
  'too_many',
  'not_loaded',
  'not_apple',
  'spreadsheet',
] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

/** The reader is loaded with the first file; null when it did not arrive. */
const loadReader = () => import('#lib/health/import/read-file.ts').catch(() => null)

/** A file as a table, and how it is read. */
export type OpenFile = {
  table: Table
  /** What a CSV says besides; null for an export of Apple Health. */
  csv: (Pick<CsvTable, 'delimiter' | 'isJoined'> & { text: string }) | null
  matching: Guess
}

/** What would be imported of a file. */
export type FileContent = ReadRows & {
  /** The records as they are sent: of two of one day the later one is the last. */
  sent: ReadRows['records']
}

/** A file that is opened, and what would be imported of it by the matching that is chosen. */
export function useFile() {
  const [file, setFile] = useState<OpenFile | null>(null)
  /** Why another delimiter cannot be taken. */
  const [problem, setProblem] = useState<FileProblem | null>(null)
  /** How much of a large file has been read, from 0 to 1; null while none is. */
  const [share, setShare] = useState<number | null>(null)

  const take = (table: Table, csv: OpenFile['csv'], known: Partial<Guess> = {}) => {
    const found = problemOf(table)
    if (found) return found
    setProblem(null)
    setFile({ table, csv, matching: { ...guess(table.header, table.rows), ...known } })
    return null
  }
  /** @returns why it cannot be opened; null when it is open now */
  const openText = async (text: string, delimiter?: Delimiter): Promise<FileProblem | null> => {
    const reader = await loadReader()
    if (!reader) return 'not_loaded'
    const table = reader.readTable(text, delimiter)
    return take(table, { text, delimiter: table.delimiter, isJoined: table.isJoined })
  }
  const openApple = async (chosen: File, isZip: boolean): Promise<FileProblem | null> => {
    setShare(0)
    // Whole percents: each is drawn.
    const show = (read: number) => setShare(Math.floor(read * 100) / 100)
    const table = await readAppleFile({ file: chosen, isZip }, show).catch(
      () => 'not_loaded' as const,
    )
    setShare(null)
    return typeof table === 'string' ? table : take(table, null, CERTAIN)
  }
  const openFile = async (chosen: File): Promise<FileProblem | null> => {
    // A file that was moved or changed since it was chosen cannot be read.
    const beginning = await bytesOf(chosen.slice(0, BEGINNING))
    if (!beginning) return 'unreadable'
    const kind = kindOf(chosen.name, beginning)
    if (kind === 'spreadsheet') return 'spreadsheet'
    if (kind !== 'csv') return openApple(chosen, kind === 'zip')
    if (chosen.size > FILE_MAX) return 'too_large'
    const [reader, bytes] = [await loadReader(), await bytesOf(chosen)]
    if (!reader || !bytes) return reader ? 'unreadable' : 'not_loaded'
    return openText(reader.decodeText(bytes))
  }
  const change = (changes: Partial<Guess>) =>
    setFile((before) => before && { ...before, matching: { ...before.matching, ...changes } })
  const setDelimiter = async (delimiter: Delimiter) =>
    setProblem(file?.csv ? await openText(file.csv.text, delimiter) : null)

  const wrong = file && matchingProblem(file.matching.columns)
  const read = useMemo(() => (file && !wrong ? contentOf(file) : null), [file, wrong])
  return { file, problem, share, openText, openFile, change, setDelimiter, wrong, read }
}

/** What Apple writes says how it is to be read. */
const CERTAIN: Partial<Guess> = {
  decimal: '.',
  unsure: { units: [], decimal: false, dateOrder: false },
}

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer> | null> =>
  blob.arrayBuffer().then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  )

function kindOf(name: string, beginning: Uint8Array): 'spreadsheet' | 'zip' | 'xml' | 'csv' {
  if (/\.(xlsx?|ods|numbers)$/i.test(name)) return 'spreadsheet'
  const text = String.fromCharCode(...beginning)
  if (text.startsWith('PK')) return 'zip'
  return /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|HealthData)/.test(text) ? 'xml' : 'csv'
}

function contentOf({ table, matching }: OpenFile): FileContent {
  const read = readRows(table.rows, matching)
  return { ...read, sent: inTime(read, table, matching) }
}

function problemOf({ rows }: Table): FileProblem | null {
  if (rows.length === 0) return 'empty'
  return rows.length > IMPORT_MAX ? 'too_many' : null
}
