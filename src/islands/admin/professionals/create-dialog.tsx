import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useChange } from '#client/data/use-change.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { showProblems } from '#client/form-problems.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { createProfessional } from '#lib/admin/professionals-calls.ts'
import { CreateProfessional } from '#lib/admin/professionals-schemas.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { toast } from '#stores/toasts.ts'
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
  const { mutate, isPending, error, variables, reset } = useChange(createProfessional, {
    onSuccess: ({ id }, { body }) => {
      const isTrainer = body.profession === 'trainer'
      toast.success(t(`adminProfessionals.create.${isTrainer ? 'done' : 'doneOther'}`))
      onClose()
      form.reset(emptyIn(locale))
      onCreated(id)
    },
    onError: ({ fields }) => {
      const [wrong] = showProblems(form, fields)
      if (wrong) form.setFocus(wrong)
    },
  })
  const submit = form.handleSubmit((given) => {
    const { isUnknown: _unknown, ...body } = toBody(given, t)
    mutate({ body: CreateProfessional.parse(body) })
  }, reset)
  const close = () => {
    if (!isPending) reset()
    onClose()
  }
  const failed = (message: string) => {
    const isTrainer = variables?.body.profession === 'trainer'
    return t(`adminProfessionals.create.${isTrainer ? 'failed' : 'failedOther'}`, { message })
  }
  const problem = (
    <ChangeFailed
      // An address that is taken is said at its field, where that is shown.
      failure={open && error?.code === 'EMAIL_TAKEN' ? null : error}
      texts={{
        EMAIL_TAKEN: t('adminProfessionals.create.taken'),
        RATE_LIMITED: failed(t('adminProfessionals.create.limited')),
        other: failed(t('adminProfessionals.create.other')),
      }}
    />
  )
  return (
    <>
      {/* The dialog may have been closed before the answer came. */}
      {!open && problem}
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
    </>
  )
}
