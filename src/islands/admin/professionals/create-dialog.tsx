import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useChange } from '#client/data/use-change.ts'
import type { CallFailed } from '#client/data/call-failed.ts'
import { showProblems } from '#client/form-problems.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { createProfessional } from '#lib/admin/professionals-calls.ts'
import { CreateProfessional } from '#lib/admin/professionals-schemas.ts'
import type { T } from '#lib/i18n/t.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { toast } from '#stores/toasts.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { CreateFields } from './create-fields.tsx'
import { emptyIn, resolverIn, toBody, type CreateForm } from './create-form.ts'

type Props = {
  open: boolean
  onClose: () => void
  onCreated: (id: ProfessionalId) => void
}

/** Makes the account of a professional, who gets a link to choose a password. What is typed stays until it is created. */
export function CreateDialog({ open, onClose, onCreated }: Props): ReactNode {
  const t = useT('adminProfessionals', 'professionals')
  const locale = useLocale()
  const [resolver] = useState(() => resolverIn(t))
  const form = useForm<CreateForm>({ resolver, defaultValues: emptyIn(locale) })
  const [problem, setProblem] = useState<string | null>(null)
  const close = () => {
    setProblem(null)
    onClose()
  }
  const { mutate, isPending } = useChange(createProfessional, {
    onSuccess: ({ id }, { body }) => {
      const isTrainer = body.profession === 'trainer'
      toast.success(t(`adminProfessionals.create.${isTrainer ? 'done' : 'doneOther'}`))
      onClose()
      form.reset(emptyIn(locale))
      onCreated(id)
    },
    onError: (failure, { body }) => {
      const [wrong] = showProblems(form, failure.fields)
      if (wrong) form.setFocus(wrong)
      else setProblem(problemText(t, failure, body.profession === 'trainer'))
    },
  })
  const submit = form.handleSubmit((given) => {
    const { isUnknown: _unknown, ...body } = toBody(given, t)
    setProblem(null)
    mutate({ body: CreateProfessional.parse(body) })
  })
  return (
    <FormDialog
      title={t('adminProfessionals.create.title')}
      description={t('adminProfessionals.create.text')}
      open={open}
      onClose={close}
      submit={t('adminProfessionals.create.submit')}
      isBusy={isPending}
      problem={problem}
      onSubmit={() => void submit()}
    >
      <CreateFields form={form} />
    </FormDialog>
  )
}

function problemText(t: T<'adminProfessionals'>, { code }: CallFailed, isTrainer: boolean): string {
  const isLimited = code === 'RATE_LIMITED'
  const why = code === 'UNAVAILABLE' ? 'unavailable' : isLimited ? 'limited' : 'other'
  const message = t(`adminProfessionals.create.${why}`)
  return t(`adminProfessionals.create.${isTrainer ? 'failed' : 'failedOther'}`, { message })
}
