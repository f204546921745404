import type { ReactNode } from 'react'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { bodyOf } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import { CONSENT_VERSION } from '#lib/health/consent-text.ts'
import * as healthSchemas from '#lib/health/schemas.ts'
import type { ConsentGate } from './use-consent-gate.ts'

type Props = { gate: ConsentGate }

const STATEMENTS = ['kept', 'purpose', 'seen', 'basis', 'withdrawal', 'noDoctor'] as const

/** What is agreed to, an unticked box, and the way back. */
export function ConsentForm({ gate }: Props): ReactNode {
  const t = useT('healthConsent')
  const locale = useLocale()
  const form = useFormCall(health.giveConsent, {
    initial: { accepted: false },
    check: bodyOf(healthSchemas.ConsentInput, ({ accepted }: { accepted: boolean }) => ({
      accepted,
      version: CONSENT_VERSION,
      locale,
    })),
    onSuccess() {
      form.reset()
      gate.answer(true)
    },
  })
  const leave = () => {
    form.clear()
    form.forget()
    gate.answer(false)
  }
  return (
    <FormDialog
      open={gate.isAsking}
      onClose={leave}
      title={t('healthConsent.title')}
      submit={t('healthConsent.give')}
      cancel={t('healthConsent.notNow')}
      form={form}
      problem={
        <ChangeFailed
          failure={form.failure}
          texts={{
            STALE: t('healthConsent.problem.stale'),
            other: t('healthConsent.problem.failed'),
          }}
        />
      }
    >
      {STATEMENTS.map((name) => (
        <p key={name}>{t(`healthConsent.statement.${name}`)}</p>
      ))}
      <Fields
        form={form}
        of={{ accepted: { kind: 'box', label: t('healthConsent.agree'), required: true } }}
        problems={{ required: t('healthConsent.problem.missing') }}
      />
    </FormDialog>
  )
}
