import { useId, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useChange } from '#client/data/use-change.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { Check } from '#islands/account/check.tsx'
import * as health from '#lib/health/calls.ts'
import { CONSENT_VERSION } from '#lib/health/consent-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { ConsentGate } from './use-consent-gate.ts'

type Props = { gate: ConsentGate }

const STATEMENTS = ['kept', 'purpose', 'seen', 'basis', 'withdrawal', 'noDoctor'] as const

/** What is agreed to, an unticked box, and the way back. */
export function ConsentForm({ gate }: Props): ReactNode {
  const t = useT('health', 'healthConsent', 'island')
  const locale = useLocale()
  const formId = useId()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { accepted: false } })
  const { mutate, isPending, error, reset } = useChange(health.giveConsent, {
    onSuccess: () => gate.answer(true),
  })
  const give = () => mutate({ body: { accepted: true, version: CONSENT_VERSION, locale } })
  const leave = () => {
    reset()
    gate.answer(false)
  }
  const control = register('accepted', { required: t('healthConsent.problem.missing') })
  return (
    <Dialog
      open={gate.isAsking}
      onOpenChange={(open) => !open && leave()}
      title={t('healthConsent.title')}
      closeLabel={t('island.close')}
      actions={
        <>
          <Button variant="quiet" onClick={leave}>
            {t('healthConsent.notNow')}
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {t('healthConsent.give')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void handleSubmit(give)(event)}
        className="grid gap-3"
      >
        {STATEMENTS.map((name) => (
          <p key={name}>{t(`healthConsent.statement.${name}`)}</p>
        ))}
        <Check control={control} error={formState.errors.accepted?.message}>
          {t('healthConsent.agree')}
        </Check>
        <ChangeFailed
          failure={error}
          texts={{
            STALE: t('healthConsent.problem.stale'),
            other: t('healthConsent.problem.failed'),
          }}
        />
      </form>
    </Dialog>
  )
}
