import { useMutation } from '@tanstack/react-query'
import { useContext, useRef } from 'react'
import type { CallFailed } from '#client/call-failed.ts'
import { queryClient } from '#client/query.ts'
import * as health from '#lib/health/calls.ts'
import type * as healthSchemas from '#lib/health/schemas.ts'
import { NOTHING_YET, sendInParts, type ImportSoFar } from '#lib/health/import/in-parts.ts'
import type { RecordInput } from '#lib/health/record.ts'
import { answered, HealthApiContext, refresh } from './api.tsx'

/** Hears what came of an import so far, and why it broke off; null when it is whole. */
export type OnStop = (soFar: ImportSoFar, failure: CallFailed | null) => void

type Last = { records: readonly RecordInput[]; soFar: ImportSoFar }

/**
 * Checks or imports records in parts. After a failure the next `mutate` with the same records goes on from there. What is
 * being imported goes on, and calls `onStop`, after its screen was left too: half of it would be what nobody asked for.
 */
export function useImport(mode: healthSchemas.ImportRequest['mode'], onStop?: OnStop) {
  const api = useContext(HealthApiContext)
  const last = useRef<Last>({ records: [], soFar: NOTHING_YET })
  return useMutation<ImportSoFar, CallFailed, readonly RecordInput[]>(
    {
      mutationFn: (records) => {
        if (last.current.records !== records) last.current = { records, soFar: NOTHING_YET }
        return sendInParts(
          records,
          { mode, from: last.current.soFar },
          (body) => answered(api, health.importRecords, { body }),
          (soFar) => {
            last.current = { records, soFar }
          },
        )
      },
      onSettled: (_, failure) => {
        onStop?.(last.current.soFar, failure)
        // A consent that was withdrawn elsewhere is asked for again once that is known here.
        if (mode === 'import' || failure?.code === 'CONSENT_REQUIRED') void refresh(api)
      },
    },
    queryClient,
  )
}
