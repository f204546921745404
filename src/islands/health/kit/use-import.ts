import { useRef } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useAction } from '#client/data/use-change.ts'
import * as health from '#lib/health/calls.ts'
import type * as healthSchemas from '#lib/health/schemas.ts'
import { NOTHING_YET, sendInParts, type ImportSoFar } from '#lib/health/import/in-parts.ts'
import type { RecordInput } from '#lib/health/record.ts'

/** Hears what came of an import so far, and why it broke off; null when it is whole. */
export type OnStop = (soFar: ImportSoFar, failure: CallFailed | null) => void

type Last = { records: readonly RecordInput[]; soFar: ImportSoFar }

/**
 * Checks or imports records in parts. After a failure the next `mutate` with the same records goes on from there. What is
 * being imported goes on, and calls `onStop`, after its screen was left too: half of it would be what nobody asked for.
 */
export function useImport(mode: healthSchemas.ImportRequest['mode'], onStop?: OnStop) {
  const ask = useAsk()
  const { refresh } = useCache()
  const last = useRef<Last>({ records: [], soFar: NOTHING_YET })
  const run = (records: readonly RecordInput[]) => {
    if (last.current.records !== records) last.current = { records, soFar: NOTHING_YET }
    return sendInParts(
      records,
      { mode, from: last.current.soFar },
      (body) => ask(health.importRecords, { body }),
      (soFar) => {
        last.current = { records, soFar }
      },
    )
  }
  return useAction(run, {
    onSuccess: (soFar) => onStop?.(soFar, null),
    onError(failure) {
      onStop?.(last.current.soFar, failure)
      // Some may have been imported; and a consent that was withdrawn elsewhere is asked for again once that is known here.
      void refresh()
    },
  })
}
