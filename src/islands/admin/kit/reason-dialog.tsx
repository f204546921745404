import { useRef, useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { CallFailed } from '#client/data/call-failed.ts'
import { FormDialog, type FormDialogProps } from '#client/dialogs/form-dialog.tsx'
import { fieldText } from '#client/field-text.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import type { OwnFailures } from '#client/problem/failure-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { useTyped } from './use-typed.ts'

type Frame = Pick<
  FormDialogProps,
  'title' | 'description' | 'open' | 'onClose' | 'submit' | 'isDanger' | 'isBusy'
>

type Props = Frame & {
  /** Keeps what is typed, see `useTyped`: the caller forgets it once it is sent. */
  about: string
  /** As the server checks it. */
  schema: z.ZodMiniType<{ reason: string }>
  /** Characters at most. */
  max: number
  label: string
  help: string
  failure: CallFailed | null
  texts: OwnFailures
  onSend: (reason: string) => void
}

/** Asks for a reason that somebody is told. What is typed outlives the dialog, and other rows. */
export function ReasonDialog(props: Props): ReactNode {
  const t = useT('admin', 'fields')
  const { about, schema, max, label, help, failure, texts, onClose, onSend, ...frame } = props
  const [reason, setReason] = useTyped(about)
  const [wrong, setWrong] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = () => {
    const code = schema.safeParse({ reason }).error?.issues[0]?.message
    setWrong(code)
    if (code) field.current?.focus()
    else onSend(reason)
  }
  const close = () => {
    setWrong(undefined)
    onClose()
  }
  return (
    <FormDialog
      {...frame}
      onClose={close}
      // A try that the field stops is one too: the failure of the one before goes.
      problem={<ChangeFailed failure={wrong ? null : failure} texts={texts} />}
      onSubmit={submit}
    >
      <Field
        label={label}
        help={help}
        error={fieldText(t, wrong ?? failure?.fields['reason'])}
        required
      >
        <Textarea
          ref={field}
          maxLength={max}
          counter={(used, most) => t('admin.counter', { used, max: most })}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
