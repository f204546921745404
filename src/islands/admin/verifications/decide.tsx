import { useState, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { showProblems } from '#client/form-problems.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { approveVerification, refuseVerification } from '#lib/admin/verifications-calls.ts'
import { type Verification } from '#lib/admin/verifications-schemas.ts'
import { Button } from '#ui/button.tsx'
import { CheckedFields, isChecked, toChecked } from './checked-fields.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { useDecision } from './use-decision.ts'

type Props = { record: Verification; onSettled: (isTaken: boolean) => void }

/** Approve a claim with what was checked, or refuse it with a reason. */
export function Decide({ record, onSettled }: Props): ReactNode {
  const t = useT('adminVerifications')
  const { id, certificate, gender, proof } = record
  const [isRefusing, setRefusing] = useState(false)
  const { form, values } = useCheckedForm(id, {
    checks: [],
    register: record.register ?? '',
    number: record.number ?? '',
    validUntil: '',
  })
  const { mutate, isPending, error } = useDecision(approveVerification, {
    id,
    done: t('adminVerifications.done.approved'),
    onSettled,
    onFailed: ({ fields }) => void showProblems(form, fields),
  })
  const subject = { certificate, hasProof: proof !== null }
  const isReady = isChecked(values, subject)
  const { name, fullName } = record
  const approve = form.handleSubmit((given) =>
    mutate({ params: { id }, body: { name, fullName, ...toChecked(given) } }),
  )
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void approve(event)} className="grid gap-4">
        <CheckedFields gender={gender} {...subject} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={!isReady} loading={isPending}>
            {t('adminVerifications.approve')}
          </Button>
          <Button variant="quiet" onClick={() => setRefusing(true)}>
            {t('adminVerifications.refuse')}
          </Button>
        </div>
        <ChangeFailed
          // Where somebody else has decided, this form goes.
          failure={error?.code === 'CONFLICT' ? null : error}
          texts={{ STALE: t('adminVerifications.renamed'), other: t('adminVerifications.failed') }}
        />
        <p className="text-sm text-ink-soft">
          {t(`adminVerifications.${isReady ? 'tells' : 'missing'}`)}
        </p>
      </form>
      <RefusalDialog
        contract={refuseVerification}
        id={id}
        open={isRefusing}
        onClose={() => setRefusing(false)}
        title={t('adminVerifications.refuse')}
        done={t('adminVerifications.done.refused')}
        onSettled={onSettled}
      />
    </FormProvider>
  )
}
