import { useMemo, useState } from 'react'
import { guess, type Guess } from '#lib/health/import/guess.ts'
import { matchingProblem } from '#lib/health/import/matching-problem.ts'
import type { Delimiter, Table } from '#lib/health/import/read-file.ts'
import { readRows } from '#lib/health/import/read-rows.ts'
import { IMPORT_MAX } from '#lib/health/contract.ts'

/** Bytes of a file: far more than so many records need. */
const FILE_MAX = 20_000_000

/** Why a file cannot be read at all. */
export type FileProblem = 'unreadable' | 'empty' | 'too_large' | 'too_many'

/** A file as a table, and how it is read. */
export type OpenFile = { text: string; table: Table; matching: Guess }

/** A file that is opened, and what would be imported of it by the matching that is chosen. */
export function useFile() {
  const [file, setFile] = useState<OpenFile | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)

  const openText = async (text: string, delimiter?: Delimiter): Promise<boolean> => {
    // The parser is loaded with the first file.
    const { readTable } = await import('#lib/health/import/read-file.ts')
    const table = readTable(text, delimiter)
    const found = problemOf(table)
    setProblem(found)
    if (found) return false
    setFile({ text, table, matching: guess(table.header, table.rows) })
    return true
  }
  const openFile = async (chosen: File): Promise<boolean> => {
    if (chosen.size > FILE_MAX) {
      setProblem('too_large')
      return false
    }
    try {
      const { decodeText } = await import('#lib/health/import/read-file.ts')
      return await openText(decodeText(new Uint8Array(await chosen.arrayBuffer())))
    } catch {
      setProblem('unreadable')
      return false
    }
  }
  const change = (changes: Partial<Guess>) =>
    setFile((before) => before && { ...before, matching: { ...before.matching, ...changes } })
  const setDelimiter = (delimiter: Delimiter) => void (file && openText(file.text, delimiter))

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
