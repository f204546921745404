import type { ComponentProps, ReactNode } from 'react'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { bodyOf } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import * as healthSchemas from '#lib/health/schemas.ts'
import { toast } from '#stores/toasts.ts'

type Props = { open: boolean; onClose: () => void }

const INITIAL = { data: 'keep', password: '' }

const check = bodyOf(healthSchemas.ConsentWithdrawal, ({ data, password }: typeof INITIAL) =>
  data === 'keep' ? { data } : { data, password },
)

/** Takes the consent back: everything that is shared ends, and what is kept stays private or is erased. */
export function WithdrawDialog({ open, onClose }: Props): ReactNode {
  const t = useT('healthConsent', 'healthProfile')
  const form = useFormCall(health.withdrawConsent, {
    initial: INITIAL,
    check,
    onSuccess(_, { body: { data } }) {
      onClose()
      toast.success(
        data === 'keep' ? t('healthProfile.consent.done') : t('healthProfile.consent.erased'),
      )
    },
  })
  return (
    <FormDialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      title={t('healthConsent.withdraw.title')}
      description={t('healthConsent.withdraw.text')}
      submit={t('healthConsent.withdraw.confirm')}
      isDanger
      form={form}
      problem={
        <ChangeFailed failure={form.failure} texts={{ other: t('healthProfile.consent.failed') }} />
      }
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t('healthConsent.withdraw.title')}</legend>
        <Option
          title={t('healthConsent.withdraw.keep')}
          text={t('healthConsent.withdraw.keepText')}
          {...form.box('data', 'keep')}
        />
        <Option
          title={t('healthConsent.withdraw.erase')}
          text={t('healthConsent.withdraw.eraseText')}
          {...form.box('data', 'erase')}
        />
      </fieldset>
      {form.values.data === 'erase' && (
        <Fields
          form={form}
          of={{
            password: {
              kind: 'password',
              label: t('healthConsent.withdraw.password'),
              required: true,
            },
          }}
        />
      )}
    </FormDialog>
  )
}

type OptionProps = ComponentProps<'input'> & { title: string; text: string }

function Option({ title, text, ...input }: OptionProps) {
  return (
    <label className="grid min-h-12 grid-cols-[auto_1fr] gap-x-3 rounded-control border border-edge px-3.5 py-2.5 hover:bg-surface-2 has-checked:border-pine has-checked:bg-surface-2">
      <input {...input} type="radio" className="row-span-2 mt-0.5 size-5 accent-pine" />
      <span className="font-medium">{title}</span>
      <span className="text-sm text-ink-soft">{text}</span>
    </label>
  )
}
