import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { bySchema } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormAction } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { today } from '#lib/fields/age.ts'
import { BirthDate } from '#lib/fields/birth-date.ts'
import * as health from '#lib/health/calls.ts'

type Props = {
  isOpen: boolean
  /** Whether it is given now. */
  onAnswer: (isGiven: boolean) => void
}

const check = bySchema(z.strictObject({ birthDate: BirthDate }))

/** Asks for the birth date before the first record. */
export function BirthDateDialog({ isOpen, onAnswer }: Props): ReactNode {
  const t = useT('healthRegister')
  const ask = useAsk()
  const { read } = useCache()
  const run = async ({ birthDate }: { birthDate: string }) => {
    const { version } = await read(health.getHistory, {})
    return ask(health.updateHistory, { body: { version, birthDate } })
  }
  const form = useFormAction(run, {
    initial: { birthDate: '' },
    check,
    onSuccess: () => onAnswer(true),
  })
  const close = () => {
    form.clear()
    if (!form.isBusy) form.forget()
    onAnswer(false)
  }
  return (
    <FormDialog
      open={isOpen}
      onClose={close}
      title={t('healthRegister.birth.title')}
      description={t('healthRegister.birth.text')}
      submit={t('healthRegister.birth.save')}
      form={form}
      problem={
        <ChangeFailed failure={form.failure} texts={{ other: t('healthRegister.failed') }} />
      }
    >
      <Fields
        form={form}
        of={{
          birthDate: {
            kind: 'date',
            label: t('healthRegister.birth.label'),
            max: today(),
            autoComplete: 'bday',
            required: true,
          },
        }}
        problems={{
          required: t('healthRegister.birth.missing'),
          invalid_date: t('healthRegister.birth.invalid'),
          too_young: t('healthRegister.birth.tooYoung'),
        }}
      />
    </FormDialog>
  )
}
