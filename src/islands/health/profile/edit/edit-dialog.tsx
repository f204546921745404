import { RefreshCw } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
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
  const t = useT('health', 'healthProfile', 'island')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const edit = useEdit({ field, history, words, onClose })
  const { problem } = edit
  useEffect(() => {
    if (problem !== undefined)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t(`healthProfile.dialog.${field}.title`)}
      description={t(`healthProfile.dialog.${field}.help`)}
      closeLabel={t('island.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('island.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={edit.isPending}>
            {edit.isPending ? t('health.saving') : t('health.save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!edit.isPending) edit.save()
        }}
      >
        {edit.newer && <StaleNote field={field} newer={edit.newer} words={words} />}
        <Editor field={field} edit={edit} words={words} />
        {edit.hasFailed && <Problem>{t('healthProfile.problem')}</Problem>}
      </form>
    </Dialog>
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
