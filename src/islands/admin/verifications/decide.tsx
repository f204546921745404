import { useState, type ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { showProblems } from '#client/form-problems.ts'
import {
  approveVerification,
  refuseVerification,
  type Verification,
} from '#lib/admin/verifications-contract.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { CheckedFields, isChecked, toChecked, type CheckedForm } from './checked-fields.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { VerificationsT } from './texts.ts'
import { useDecision } from './use-decision.ts'

type Props = { record: Verification; t: VerificationsT; locale: Locale }

/** Approve a claim with what was checked, or refuse it with a reason. */
export function Decide({ record, t, locale }: Props): ReactNode {
  const { id, certificate, gender, proof } = record
  const [isRefusing, setRefusing] = useState(false)
  const form = useForm<CheckedForm>({
    defaultValues: {
      checks: [],
      register: record.register ?? '',
      number: record.number ?? '',
      validUntil: '',
    },
  })
  const { mutate, isPending } = useDecision(approveVerification, t, {
    done: t('adminVerifications.done.approved'),
    onProblems: (fields) => showProblems(form, fields).length > 0,
  })
  const about = { certificate, hasProof: proof !== null }
  const isReady = isChecked(useWatch({ control: form.control }) as CheckedForm, about)
  const approve = form.handleSubmit((given) => mutate({ params: { id }, body: toChecked(given) }))
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void approve(event)} className="grid gap-4">
        <CheckedFields t={t} locale={locale} gender={gender} {...about} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={!isReady} loading={isPending}>
            {t('adminVerifications.approve')}
          </Button>
          <Button variant="quiet" onClick={() => setRefusing(true)}>
            {t('adminVerifications.refuse')}
          </Button>
        </div>
        <p className="text-sm text-ink-soft">
          {t(`adminVerifications.${isReady ? 'tells' : 'missing'}`)}
        </p>
      </form>
      <ReasonDialog
        contract={refuseVerification}
        id={id}
        t={t}
        open={isRefusing}
        onOpenChange={setRefusing}
        title={t('adminVerifications.refuse')}
        done={t('adminVerifications.done.refused')}
      />
    </FormProvider>
  )
}
