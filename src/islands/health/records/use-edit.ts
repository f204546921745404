import { useState } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useIsDemo } from '#client/data/data.ts'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import { changesOf, toInput, type RecordForm } from '#lib/health/form/record-form.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { toast } from '#stores/toasts.ts'
import type { Editable } from './start-edit.ts'
import { useChangedRecord } from './use-changed-record.ts'

type Options = {
  record: Editable
  /** Saved, or given up (null). */
  onDone: (saved: HealthRecord | null) => void
}

/** The change of a record, and its saving: only what was changed is sent. */
export function useEdit({ record, onDone }: Options) {
  const t = useT('health', 'healthRecords')
  const isDemo = useIsDemo()
  const [isGone, setGone] = useState(false)
  const forget = () => {
    update.reset()
    create.reset()
  }
  /** What is shown in the form is not repeated at the button. */
  const refuse = async ({ code, fields }: CallFailed) => {
    if (code === 'STALE') await changed.meet().then(forget, () => undefined)
    else if (code === 'NOT_FOUND') {
      setGone(true)
      forget()
    } else changed.state.form.show(fields)
  }
  const close = (saved: HealthRecord | null) => {
    changed.finish()
    onDone(saved)
  }
  const onSaved = (saved: HealthRecord) => {
    toast.success(isDemo ? t('health.demo.saved') : t('healthRecords.edit.done'))
    close(saved)
  }
  const update = useChange(health.updateRecord, { onSuccess: onSaved, onError: refuse })
  const create = useChange(health.createRecord, { onSuccess: onSaved, onError: refuse })
  const isSaving = update.isPending || create.isPending

  const send = (typed: RecordForm) => {
    const { id, version, base } = changed.edited
    const changes = changesOf(typed, base)
    if (isGone) create.mutate({ body: toInput(typed, null) })
    else if (Object.keys(changes).length === 0) close(null)
    else update.mutate({ params: { id }, body: { version, ...changes } })
  }
  const changed = useChangedRecord({
    record,
    isBusy: isSaving,
    onSave: send,
    onWrong: forget,
    onGone: () => setGone(true),
  })
  return {
    state: changed.state,
    conflicts: changed.conflicts,
    isGone,
    failure: isGone ? create.error : update.error,
    isSaving,
    discard: () => close(null),
  }
}
