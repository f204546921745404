import { useMutation } from '@tanstack/react-query'
import { useContext, useRef, useState } from 'react'
import type { CallFailed } from '#client/call-failed.ts'
import { queryClient } from '#client/query.ts'
import * as health from '#lib/health/contract.ts'
import { NOTHING_YET, sendInParts, type ImportSoFar } from '#lib/health/import/in-parts.ts'
import type { RecordInput } from '#lib/health/record.ts'
import { answered, HealthApiContext, refresh } from './api.tsx'

type Options = {
  onDone?: (result: ImportSoFar) => void
  onFail?: (failure: CallFailed) => void
}

/**
 * Checks or imports records in parts. After a failure the next `mutate` with the same records goes on from there; `saved`
 * is how many are imported already.
 */
export function useImport(mode: health.ImportRequest['mode'], { onDone, onFail }: Options = {}) {
  const api = useContext(HealthApiContext)
  const soFar = useRef(NOTHING_YET)
  const [saved, setSaved] = useState(0)
  const tell = (told: ImportSoFar) => {
    soFar.current = told
    if (mode === 'import') setSaved(told.added)
  }
  const change = useMutation<ImportSoFar, CallFailed, readonly RecordInput[]>(
    {
      mutationFn: (records) =>
        sendInParts(
          records,
          { mode, from: soFar.current },
          (body) => answered(api, health.importRecords, { body }),
          tell,
        ),
      onSuccess: (result) => {
        soFar.current = NOTHING_YET
        onDone?.(result)
      },
      onError: (failure) => onFail?.(failure),
      onSettled: () => void (mode === 'import' && refresh(api)),
    },
    queryClient,
  )
  return { ...change, saved }
}
