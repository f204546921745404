import { useState, type ReactNode } from 'react'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { createProfessional } from '#lib/admin/professionals-calls.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { toast } from '#stores/toasts.ts'
import { Problem } from '#ui/problem.tsx'
import { CreateFields } from './create-fields.tsx'
import { checkIn, emptyIn } from './create-form.ts'

type Props = {
  open: boolean
  onClose: () => void
  onCreated: (id: ProfessionalId) => void
}

/** Makes the account of a professional, who gets a link to choose a password. What is typed stays until it is created. */
export function CreateDialog({ open, onClose, onCreated }: Props): ReactNode {
  const t = useT('adminProfessionals', 'professionals')
  const locale = useLocale()
  const [check] = useState(() => checkIn(t))
  const form = useFormCall(createProfessional, {
    initial: emptyIn(locale, t('adminProfessionals.create.reasonGiven')),
    check,
    onSuccess({ id }, { body }) {
      const isTrainer = body.profession === 'trainer'
      toast.success(t(`adminProfessionals.create.${isTrainer ? 'done' : 'doneOther'}`))
      onClose()
      form.reset()
      onCreated(id)
    },
  })
  const { failure, sent } = form
  const close = () => {
    if (!form.isBusy) {
      form.forget()
      form.clear()
    }
    onClose()
  }
  const failed = (message: string) => {
    const profession = sent?.body.profession ?? form.values.profession
    const isTrainer = profession === 'trainer'
    return t(`adminProfessionals.create.${isTrainer ? 'failed' : 'failedOther'}`, { message })
  }
  const isTaken = form.problems['email'] === 'taken'
  const problem = (
    <>
      <Problem>{isTaken && failed(t('adminProfessionals.create.taken'))}</Problem>
      <ChangeFailed
        failure={failure}
        texts={{
          RATE_LIMITED: failed(t('adminProfessionals.create.limited')),
          other: failed(t('adminProfessionals.create.other')),
        }}
      />
    </>
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
        form={form}
        problem={problem}
      >
        <CreateFields form={form} />
      </FormDialog>
    </>
  )
}
