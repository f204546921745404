import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { fieldText } from '#client/field-text.ts'
import { showProblems } from '#client/form-problems.ts'
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
type Form = { file: string; register: string; number: string }
const EMPTY: Form = { file: '', register: '', number: '' }

/** Sends a document. What is typed stays until it is sent; the file has to be chosen again after closing. */
export function ClaimDialog({ certificate, name, open, onOpenChange }: Props): ReactNode {
  const t = useT('fields', 'verification')
  const [file, setFile] = useState<File | null>(null)
  const form = useForm<Form>({ defaultValues: EMPTY })
  const { errors } = form.formState
  const { refresh } = useCache()
  const claim = useChange(claimVerification, {
    onSuccess: () => {
      toast.success(t('verification.form.done'))
      onOpenChange(false)
      setFile(null)
      form.reset(EMPTY)
    },
    onError: async ({ code, fields }) => {
      showProblems(form, fields)
      if (code === 'CONFLICT') await refresh()
    },
  })
  const close = () => {
    onOpenChange(false)
    // The field of the file is empty when the dialog opens again.
    setFile(null)
    form.clearErrors()
    if (!claim.isPending) claim.reset()
  }
  const submit = form.handleSubmit(({ register, number }) => {
    claim.reset()
    const problem = file ? problemOf(file) : 'required'
    if (!file || problem) {
      form.setError('file', { message: problem ?? 'required' })
      return
    }
    const kind = certificate === null ? 'profession' : 'certificate'
    claim.mutate({
      body: {
        ...{ kind, certificate },
        ...{ register: register.trim() || null, number: number.trim() || null },
      },
      file,
    })
  })
  const choose = (chosen: File | undefined) => {
    setFile(chosen ?? null)
    const problem = chosen && problemOf(chosen)
    if (problem) form.setError('file', { message: problem })
    else form.clearErrors('file')
  }
  const failed = <ClaimFailed failure={claim.error} />
  return (
    <>
      {/* Closed before the answer came, the dialog cannot say it. */}
      {!open && failed}
      <FormDialog
        open={open}
        onClose={close}
        title={t('verification.form.title', { what: name })}
        submit={t('verification.form.submit')}
        isBusy={claim.isPending}
        problem={failed}
        onSubmit={() => void submit()}
      >
        <Field
          label={t('verification.form.file')}
          help={t('verification.form.fileHelp')}
          error={fileText(t, errors.file?.message)}
          required
        >
          <TextInput
            type="file"
            accept={ACCEPT}
            onChange={({ target }) => choose(target.files?.[0])}
            className="py-2 file:me-3 file:min-h-8 file:rounded-full file:border-0 file:bg-surface-2 file:px-4 file:font-semibold file:text-ink"
          />
        </Field>
        <Field
          label={t('verification.form.register')}
          note={t('verification.form.optional')}
          help={t('verification.form.registerHelp')}
          error={fieldText(t, errors.register?.message)}
        >
          <TextInput {...form.register('register')} maxLength={REGISTER_MAX} />
        </Field>
        <Field
          label={t('verification.form.number')}
          note={t('verification.form.optional')}
          error={fieldText(t, errors.number?.message)}
        >
          <TextInput {...form.register('number')} maxLength={NUMBER_MAX} />
        </Field>
      </FormDialog>
    </>
  )
}

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
