import { useState, type ReactNode } from 'react'
import { bodyOf, withParams } from '#client/form/check.ts'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { approveVerification, refuseVerification } from '#lib/admin/verifications-calls.ts'
import { ApproveVerification, type Verification } from '#lib/admin/verifications-schemas.ts'
import { Button } from '#ui/button.tsx'
import { useDraftKey } from '../kit/use-draft-key.ts'
import {
  CheckedFields,
  isChecked,
  NOT_CHECKED,
  ProfileSays,
  toChecked,
  type CheckedForm,
} from './checked-fields.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'
import { checkedKey, useDecision } from './use-decision.ts'

type Props = {
  record: Verification
  onSettled: (isTaken: boolean) => void
  /** What is compared: the document, and what is known. */
  children: ReactNode
}

/** Approve a claim with what was checked, or refuse it with a reason. */
export function Decide({ record, onSettled, children }: Props): ReactNode {
  const t = useT('adminVerifications')
  const { id, certificate, gender, proof, name, fullName } = record
  const [isRefusing, setRefusing] = useState(false)
  const empty: CheckedForm = {
    ...NOT_CHECKED,
    register: record.register ?? '',
    number: record.number ?? '',
  }
  const form = useFormCall(approveVerification, {
    initial: empty,
    draft: {
      ...useDraftKey(checkedKey(id)),
      fields: ['checks', 'register', 'number', 'validUntil'],
    },
    check: withParams(
      { id },
      bodyOf(ApproveVerification, (values) => ({ name, fullName, ...toChecked(values) })),
    ),
    ...useDecision({ id, done: t('adminVerifications.done.approved'), onSettled }),
  })
  const { failure } = form
  const subject = { certificate, hasProof: proof !== null }
  const isReady = isChecked(form.values, subject)
  return (
    <>
      <form {...form.props}>
        <div className="compared">
          {children}
          <div className="checked">
            <CheckedFields form={form} {...subject} />
          </div>
        </div>
        <div className="decision">
          <div className="min-w-0">
            <ProfileSays values={form.values} certificate={certificate} gender={gender} />
            <p className="text-sm text-ink-soft">{!isReady && t('adminVerifications.missing')}</p>
          </div>
          <div className="buttons">
            <Button variant="refuse" onClick={() => setRefusing(true)}>
              {t('adminVerifications.refuse')}
            </Button>
            <Button type="submit" disabled={!isReady} loading={form.isBusy}>
              {t('adminVerifications.approve')}
            </Button>
          </div>
          <ChangeFailed
            // Where another admin has decided, this form goes.
            failure={failure?.code === 'CONFLICT' ? null : failure}
            texts={{
              STALE: t('adminVerifications.renamed'),
              other: t('adminVerifications.failed'),
            }}
          />
        </div>
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
    </>
  )
}
