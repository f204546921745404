import { useId, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import type { CallFailed } from '#client/data/call-failed.ts'
import { fieldText } from '#client/field-text.ts'
import { showProblems } from '#client/form-problems.ts'
import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import { claimVerification } from '#lib/verifications/calls.ts'
import { PROOF_MAX_BYTES, PROOF_UPLOAD_TYPES } from '#lib/verifications/calls.ts'
import { NUMBER_MAX, PROOF_PROBLEMS, REGISTER_MAX } from '#lib/verifications/values.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { failureText } from '../failure-text.ts'

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
  const t = useT('account', 'fields', 'island', 'verification')
  const formId = useId()
  const [file, setFile] = useState<File | null>(null)
  const form = useForm<Form>({ defaultValues: EMPTY })
  const { errors } = form.formState
  const [failure, setFailure] = useState<string | null>(null)
  const close = () => {
    onOpenChange(false)
    // The field of the file is empty when the dialog opens again.
    setFile(null)
    setFailure(null)
    form.clearErrors()
  }
  const { mutate, isPending } = useClaim(t, {
    onDone: () => {
      close()
      form.reset(EMPTY)
    },
    onProblems: (fields) => showProblems(form, fields).length > 0,
    onFailed: (text) => (open ? setFailure(text) : toast.error(text)),
  })
  const submit = form.handleSubmit(({ register, number }) => {
    setFailure(null)
    const problem = file ? problemOf(file) : 'required'
    if (!file || problem) {
      form.setError('file', { message: problem ?? 'required' })
      return
    }
    const kind = certificate === null ? 'profession' : 'certificate'
    mutate({
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
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('verification.form.title', { what: name })}
      closeLabel={t('island.cancel')}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('island.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {t('verification.form.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
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
        {failure && (
          <p role="alert" className="text-sm font-semibold text-clay-strong">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}

type Told = {
  onDone: () => void
  /** @returns whether they were those of fields */
  onProblems: (fields: CallFailed['fields']) => boolean
  /** In the dialog, while it is open: a toast would be behind it. */
  onFailed: (text: string) => void
}

function useClaim(t: T<'account' | 'verification'>, { onDone, onProblems, onFailed }: Told) {
  const { refresh } = useCache()
  return useChange(claimVerification, {
    onSuccess: () => {
      toast.success(t('verification.form.done'))
      onDone()
    },
    onError: async (failure) => {
      const known = wholeText(t, failure)
      if (known) onFailed(known)
      else if (!onProblems(failure.fields)) {
        onFailed(failureText(t, failure, t('verification.form.failed')))
      }
      if (failure.code === 'CONFLICT') await refresh()
    },
  })
}

/** What is wrong with the claim as a whole. */
function wholeText(t: T<'verification'>, { code, fields }: CallFailed): string | undefined {
  if (code === 'CONFLICT') return t('verification.form.conflict')
  if (code === 'RATE_LIMITED') return t('verification.form.limited')
  if (fields['claims']) return t('verification.form.many')
  return fields['certificate'] ? t('verification.form.unknown') : undefined
}

const problemOf = (file: File) => (file.size > PROOF_MAX_BYTES ? 'too_large' : null)

function fileText(t: T<'verification'>, code: string | undefined): string | undefined {
  const known = PROOF_PROBLEMS.find((problem) => problem === code)
  return code && t(`verification.form.problem.${known ?? 'unreadable'}`)
}
