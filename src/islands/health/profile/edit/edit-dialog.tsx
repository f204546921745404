import type { ReactNode } from 'react'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import type { ProfileMessages } from '../messages.ts'
import { Editor } from './editor.tsx'
import { FieldConflicts } from './field-conflicts.tsx'
import type { Editable } from './profile-form.ts'
import { useFieldEditing } from './use-field-editing.ts'

type Props = {
  open: boolean
  field: Editable
  history: HealthHistory
  words: ProfileMessages
  onClose: () => void
}

/** One field of the profile: closes when it is cancelled or saved. */
export function EditDialog({ open, field, history, words, onClose }: Props): ReactNode {
  const t = useT('health', 'healthProfile')
  const { editing, isUnusual } = useFieldEditing({ field, history, words, onClose })
  const { form } = editing
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(`healthProfile.dialog.${field}.title`)}
      description={t(`healthProfile.dialog.${field}.help`)}
      submit={t(form.isBusy ? 'health.saving' : 'health.save')}
      form={form}
      problem={
        <ChangeFailed failure={form.failure} texts={{ other: t('healthProfile.problem') }} />
      }
    >
      <FieldConflicts {...{ editing, words }} />
      <Editor {...{ field, form, isUnusual, words }} />
    </FormDialog>
  )
}
