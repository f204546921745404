import { RefreshCw } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import { FieldValue } from '../field-value.tsx'
import type { Words } from '../words.ts'
import { Editor } from './editor.tsx'
import type { Editable } from './profile-form.ts'
import { useEdit } from './use-edit.ts'

type Props = {
  open: boolean
  field: Editable
  history: HealthHistory
  words: Words
  onClose: () => void
}

/** One field of the profile: closes when it is cancelled or saved. */
export function EditDialog({ open, field, history, words, onClose }: Props): ReactNode {
  const t = useT('health', 'healthProfile')
  const edit = useEdit({ field, history, words, onClose })
  const { form, isUnusual, newer, isPending } = edit
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(`healthProfile.dialog.${field}.title`)}
      description={t(`healthProfile.dialog.${field}.help`)}
      submit={isPending ? t('health.saving') : t('health.save')}
      form={{ ...form, isBusy: isPending }}
      problem={
        <ChangeFailed failure={edit.failure} texts={{ other: t('healthProfile.problem') }} />
      }
    >
      {newer && <StaleNote field={field} newer={newer} words={words} />}
      <Editor {...{ field, form, isUnusual, words }} />
    </FormDialog>
  )
}

type StaleProps = { field: Editable; newer: HealthHistory; words: Words }

/** The field was saved elsewhere: what stands there now. What is typed stays. */
function StaleNote({ field, newer, words }: StaleProps) {
  const t = useT('healthProfile')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [newer])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="grid gap-2 rounded-control border border-edge bg-surface-2 p-4 text-sm"
    >
      <p className="flex items-center gap-2 font-semibold">
        <RefreshCw aria-hidden="true" className="size-4.5 shrink-0 text-clay-strong" />
        {t('healthProfile.stale.title')}
      </p>
      <p>{t('healthProfile.stale.text')}</p>
      <FieldValue field={field} history={newer} words={words} />
      <p className="text-ink-soft">{t('healthProfile.stale.hint')}</p>
    </div>
  )
}
