import { useEffect, useId, useState, type ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { fieldText } from '#client/field-text.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import * as health from '#lib/health/calls.ts'
import type * as healthSchemas from '#lib/health/schemas.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Props = { open: boolean; onClose: () => void }
type Data = healthSchemas.ConsentWithdrawal['data']

/** Takes the consent back: everything that is shared ends, and what is kept stays private or is erased. */
export function WithdrawDialog({ open, onClose }: Props): ReactNode {
  const t = useT('fields', 'healthConsent', 'healthProfile', 'island')
  const formId = useId()
  const [data, setData] = useState<Data>('keep')
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const passwordId = `${formId}-password`
  const { mutate, isPending, error, reset } = useChange(health.withdrawConsent, {
    onSuccess: () => {
      onClose()
      toast.success(
        data === 'keep' ? t('healthProfile.consent.done') : t('healthProfile.consent.erased'),
      )
    },
  })
  const problem = isMissing ? 'required' : error?.fields['password']
  useEffect(() => {
    if (problem !== undefined) document.getElementById(passwordId)?.focus()
  }, [problem, passwordId])
  const withdraw = () => {
    if (isPending) return
    const isWithout = data === 'erase' && password === ''
    setMissing(isWithout)
    if (isWithout) reset()
    else mutate({ body: data === 'keep' ? { data } : { data, password } })
  }
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onClose}
      title={t('healthConsent.withdraw.title')}
      description={t('healthConsent.withdraw.text')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('island.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={isPending}>
            {t('healthConsent.withdraw.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          withdraw()
        }}
      >
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t('healthConsent.withdraw.title')}</legend>
          <Option
            value="keep"
            chosen={data}
            onChoose={setData}
            title={t('healthConsent.withdraw.keep')}
            text={t('healthConsent.withdraw.keepText')}
          />
          <Option
            value="erase"
            chosen={data}
            onChoose={setData}
            title={t('healthConsent.withdraw.erase')}
            text={t('healthConsent.withdraw.eraseText')}
          />
        </fieldset>
        {data === 'erase' && (
          <PasswordField
            id={passwordId}
            label={t('healthConsent.withdraw.password')}
            autoComplete="current-password"
            error={fieldText(t, problem)}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        <ChangeFailed
          failure={problem ? null : error}
          texts={{ other: t('healthProfile.consent.failed') }}
        />
      </form>
    </Dialog>
  )
}

type OptionProps = {
  value: Data
  chosen: Data
  onChoose: (value: Data) => void
  title: string
  text: string
}

function Option({ value, chosen, onChoose, title, text }: OptionProps) {
  return (
    <label className="grid min-h-12 grid-cols-[auto_1fr] gap-x-3 rounded-control border border-edge px-3.5 py-2.5 hover:bg-surface-2 has-checked:border-pine has-checked:bg-surface-2">
      <input
        type="radio"
        name="data"
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
        className="row-span-2 mt-0.5 size-5 accent-pine"
      />
      <span className="font-semibold">{title}</span>
      <span className="text-sm text-ink-soft">{text}</span>
    </label>
  )
}
