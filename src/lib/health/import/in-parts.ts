import { IMPORT_PART_MAX, type ImportRequest, type ImportResult } from '../schemas.ts'
import { MEASURED_NAMES } from '../measures.ts'
import { roundStored } from '../quantities.ts'
import type { RecordInput } from '../record.ts'
import type { ImportId } from '../../ids.ts'

/** A part as it is sent. */
export type ImportPart = Omit<ImportRequest, 'rows'> & { rows: RecordInput[] }

/** What has come of an import so far. */
export type ImportSoFar = {
  /** Rows of the file that were sent, or are repeated in it. */
  sent: number
  importId: ImportId | null
  added: number
  duplicates: number
}

export const NOTHING_YET: ImportSoFar = { sent: 0, importId: null, added: 0, duplicates: 0 }

/**
 * Sends records in parts, one after the other. Rows that stand earlier in the file are left out here: the server sees one
 * part at a time. After a failure it goes on from the last progress, so one import has one id, and is undone as one.
 *
 * @param from where it broke off
 * @param send sends one part; what it throws ends this
 * @param onProgress gets what has come of the import after each part
 */
export async function sendInParts(
  records: readonly RecordInput[],
  { mode, from }: { mode: ImportRequest['mode']; from: ImportSoFar },
  send: (part: ImportPart) => Promise<ImportResult>,
  onProgress: (soFar: ImportSoFar) => void,
): Promise<ImportSoFar> {
  const rows = withoutRepeats(records)
  const repeats = records.length - rows.length
  let soFar = from.sent === 0 ? { ...from, duplicates: repeats } : from
  while (soFar.sent < rows.length) {
    const part = rows.slice(soFar.sent, soFar.sent + IMPORT_PART_MAX)
    const { importId, added, duplicates } = await send({
      rows: part,
      mode,
      ...(mode === 'check' && { before: soFar.added }),
      ...(soFar.importId && { importId: soFar.importId }),
    })
    soFar = {
      sent: soFar.sent + part.length,
      importId,
      added: soFar.added + added,
      duplicates: soFar.duplicates + duplicates.length,
    }
    onProgress(soFar)
  }
  return soFar
}

/** Without the rows that equal an earlier one, by day and all measured values. */
function withoutRepeats(records: readonly RecordInput[]): RecordInput[] {
  const known = new Set<string>()
  return records.filter((record) => {
    const values = MEASURED_NAMES.map((name) => roundedOf(record[name]))
    const same = JSON.stringify([record.recordDate, values])
    const isNew = !known.has(same)
    known.add(same)
    return isNew
  })
}

const roundedOf = (value: number | null | undefined) =>
  typeof value === 'number' ? roundStored(value) : null
