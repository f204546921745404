import type { ReactNode } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useCache } from '#client/data/use-cache.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import { claimVerification } from '#lib/verifications/calls.ts'
import { PROOF_MAX_BYTES, PROOF_UPLOAD_TYPES } from '#lib/verifications/calls.ts'
import { NUMBER_MAX, PROOF_PROBLEMS, REGISTER_MAX } from '#lib/verifications/values.ts'
import { toast } from '#stores/toasts.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

type Props = {
  /** Null for the profession. */
  certificate: string | null
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

const ACCEPT = PROOF_UPLOAD_TYPES.join(',')
const EMPTY = { file: null as File | null, register: '', number: '' }

/** Sends a document. What is typed stays until it is sent; the file has to be chosen again after closing. */
export function ClaimDialog({ certificate, name, open, onOpenChange }: Props): ReactNode {
  const t = useT('fields', 'verification')
  const { refresh } = useCache()
  const form = useFormCall(claimVerification, {
    initial: EMPTY,
    check({ file, register, number }) {
      const problem = file ? problemOf(file) : 'required'
      if (!file || problem) return { problems: { file: problem ?? 'required' } }
      const kind = certificate === null ? ('profession' as const) : ('certificate' as const)
      const body = { kind, certificate, register: orNull(register), number: orNull(number) }
      return { body: { body, file } }
    },
    onSuccess() {
      toast.success(t('verification.form.done'))
      onOpenChange(false)
      form.reset()
    },
    onError: ({ code }) => (code === 'CONFLICT' ? refresh() : undefined),
  })
  const close = () => {
    onOpenChange(false)
    // The field of the file is empty when the dialog opens again.
    form.set({ file: null })
    form.clear()
    if (!form.isBusy) form.forget()
  }
  const failed = <ClaimFailed failure={form.failure} />
  return (
    <>
      {/* Closed before the answer came, the dialog cannot say it. */}
      {!open && failed}
      <FormDialog
        open={open}
        onClose={close}
        title={t('verification.form.title', { what: name })}
        submit={t('verification.form.submit')}
        form={form}
        problem={failed}
      >
        <Field
          label={t('verification.form.file')}
          help={t('verification.form.fileHelp')}
          error={fileText(t, form.problems['file'])}
          required
        >
          <TextInput
            type="file"
            accept={ACCEPT}
            {...form.input('file')}
            onChange={() => form.recheck('file')}
            className="py-2 file:me-3 file:min-h-8 file:rounded-full file:border-0 file:bg-surface-2 file:px-4 file:font-medium file:text-ink"
          />
        </Field>
        <Fields
          form={form}
          of={{
            register: {
              kind: 'text',
              label: t('verification.form.register'),
              help: t('verification.form.registerHelp'),
              max: REGISTER_MAX,
            },
            number: { kind: 'text', label: t('verification.form.number'), max: NUMBER_MAX },
          }}
          marksOptional
        />
      </FormDialog>
    </>
  )
}

const orNull = (text: string) => text.trim() || null

function ClaimFailed({ failure }: { failure: CallFailed | null }) {
  const t = useT('verification')
  const { claims, certificate } = failure?.fields ?? {}
  return (
    <ChangeFailed
      failure={failure}
      texts={{
        CONFLICT: t('verification.form.conflict'),
        ...(certificate && { INVALID_INPUT: t('verification.form.unknown') }),
        ...(claims && { INVALID_INPUT: t('verification.form.many') }),
        other: t('verification.form.failed'),
      }}
    />
  )
}

const problemOf = (file: File) => (file.size > PROOF_MAX_BYTES ? 'too_large' : null)

function fileText(t: T<'verification'>, code: string | undefined): string | undefined {
  const known = PROOF_PROBLEMS.find((problem) => problem === code)
  return code && t(`verification.form.problem.${known ?? 'unreadable'}`)
}
