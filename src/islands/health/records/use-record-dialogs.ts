import { useCallback, useState } from 'react'
import type { HealthRecord } from '#lib/health/record.ts'
import type { Editable } from './editable.ts'

type Shown<R> = { record: R; isOpen: boolean; times: number }

function useShown<R>() {
  const [shown, setShown] = useState<Shown<R> | null>(null)
  const show = useCallback(
    (record: R) =>
      setShown((before) => ({ record, isOpen: true, times: (before?.times ?? 0) + 1 })),
    [],
  )
  /** It stays in the page, so that the browser gives the focus back to where it came from. */
  const hide = useCallback(() => setShown((before) => before && { ...before, isOpen: false }), [])
  return { shown, show, hide }
}

/** Which record is changed, which is deleted, and which was deleted last. */
export function useRecordDialogs() {
  const editing = useShown<Editable>()
  const removing = useShown<HealthRecord>()
  const [removed, setRemoved] = useState<HealthRecord | null>(null)
  return { editing, removing, removed, setRemoved }
}
