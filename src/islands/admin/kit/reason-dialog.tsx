import type { ReactNode } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { FormDialog, type FormDialogProps } from '#client/dialogs/form-dialog.tsx'
import { Fields } from '#client/form/fields.tsx'
import type { SentForm } from '#client/form/use-form-call.ts'
import type { FormDraft } from '#client/form/use-form-draft.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import type { OwnFailures } from '#client/problem/failure-text.ts'
import { REASON_MAX } from '#lib/fields/reason.ts'
import { useDraftKey } from './use-draft-key.ts'

/** The form before anything is typed. */
export const NO_REASON = { reason: '' }

/** What is typed outlives the dialog, and other rows. */
export const useReasonDraft = (about: string): FormDraft<typeof NO_REASON> => ({
  ...useDraftKey(about),
  fields: ['reason'],
})

type Frame = Pick<
  FormDialogProps,
  'title' | 'description' | 'open' | 'onClose' | 'submit' | 'isDanger'
>

type Props = Frame & {
  form: SentForm<typeof NO_REASON, unknown>
  label: string
  help: string
  /** What the dialog says itself; by default every failure. */
  failure?: CallFailed | null
  texts: OwnFailures
}

/** A reason, which is mailed to the person. */
export function ReasonDialog(props: Props): ReactNode {
  const { form, label, help, failure = form.failure, texts, onClose, ...frame } = props
  const close = () => {
    form.clear()
    form.forget()
    onClose()
  }
  return (
    <FormDialog
      {...frame}
      form={form}
      onClose={close}
      problem={<ChangeFailed failure={failure} texts={texts} />}
    >
      <Fields
        form={form}
        of={{ reason: { kind: 'paragraph', label, help, max: REASON_MAX, required: true } }}
      />
    </FormDialog>
  )
}
