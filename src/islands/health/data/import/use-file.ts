import { useMemo, useState } from 'react'
import { guess, type Guess } from '#lib/health/import/guess.ts'
import { matchingProblem } from '#lib/health/import/matching-problem.ts'
import type { Delimiter, Table } from '#lib/health/import/read-file.ts'
import { readRows } from '#lib/health/import/read-rows.ts'
import { IMPORT_MAX } from '#lib/health/schemas.ts'

/** Bytes of a file: far more than so many records need. */
const FILE_MAX = 20_000_000

/** Why a file cannot be read at all; `not_loaded` when what reads it did not arrive. */
export const FILE_PROBLEMS = ['unreadable', 'empty', 'too_large', 'too_many', 'not_loaded'] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

/** The parser is loaded with the first file; null when it did not arrive. */
const loadParser = () => import('#lib/health/import/read-file.ts').catch(() => null)

/** A file as a table, and how it is read. */
export type OpenFile = { text: string; table: Table; matching: Guess }

/** A file that is opened, and what would be imported of it by the matching that is chosen. */
export function useFile() {
  const [file, setFile] = useState<OpenFile | null>(null)
  /** Why another delimiter cannot be taken. */
  const [problem, setProblem] = useState<FileProblem | null>(null)

  /** @returns why it cannot be opened; null when it is open now */
  const openText = async (text: string, delimiter?: Delimiter): Promise<FileProblem | null> => {
    const parser = await loadParser()
    if (!parser) return 'not_loaded'
    const table = parser.readTable(text, delimiter)
    const found = problemOf(table)
    if (found) return found
    setProblem(null)
    setFile({ text, table, matching: guess(table.header, table.rows) })
    return null
  }
  const openFile = async (chosen: File): Promise<FileProblem | null> => {
    if (chosen.size > FILE_MAX) return 'too_large'
    const parser = await loadParser()
    if (!parser) return 'not_loaded'
    // A file that was moved or changed since it was chosen cannot be read.
    const bytes = await chosen.arrayBuffer().catch(() => null)
    return bytes ? openText(parser.decodeText(new Uint8Array(bytes))) : 'unreadable'
  }
  const change = (changes: Partial<Guess>) =>
    setFile((before) => before && { ...before, matching: { ...before.matching, ...changes } })
  const setDelimiter = async (delimiter: Delimiter) =>
    setProblem(file && (await openText(file.text, delimiter)))

  const wrong = file && matchingProblem(file.matching.columns)
  const read = useMemo(
    () => (file && !wrong ? readRows(file.table.rows, file.matching) : null),
    [file, wrong],
  )
  return { file, problem, openText, openFile, change, setDelimiter, wrong, read }
}

function problemOf({ rows }: Table): FileProblem | null {
  if (rows.length === 0) return 'empty'
  return rows.length > IMPORT_MAX ? 'too_many' : null
}
