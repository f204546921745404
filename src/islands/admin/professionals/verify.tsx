import { useState, type ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { bodyOf, withParams } from '#client/form/check.ts'
import { useFormCall } from '#client/form/use-form-call.ts'
import { useT } from '#client/texts/use-t.ts'
import { verifyProfessional } from '#lib/admin/professionals-calls.ts'
import { VerifyProfessional, type Professional } from '#lib/admin/professionals-schemas.ts'
import { endVerification } from '#lib/admin/verifications-calls.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import { NO_REASON, ReasonDialog, useReasonDraft } from '../kit/reason-dialog.tsx'
import { RefusalDialog } from '../verifications/refusal-dialog.tsx'

type Props = { professional: Professional }

/** Verifies the profession on an admin's word, or ends its verification: one press each, with a reason. */
export function Verify({ professional }: Props): ReactNode {
  const t = useT('adminProfessionals', 'adminVerifications')
  const [open, setOpen] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const badge = professional.records.find(
    ({ certificate, state }) => certificate === null && state === 'approved',
  )
  const close = () => setOpen(false)
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="quiet"
        size="sm"
        className={badge && 'text-clay-strong'}
        onClick={() => setOpen(true)}
      >
        {t(badge ? 'adminProfessionals.verify.end' : 'adminProfessionals.verify.open')}
      </Button>
      <Problem>{isTaken && t('adminVerifications.conflict')}</Problem>
      {badge ? (
        <RefusalDialog
          contract={endVerification}
          id={badge.id}
          open={open}
          onClose={close}
          title={t('adminVerifications.finish')}
          done={t('adminVerifications.done.ended')}
          onSettled={setTaken}
        />
      ) : (
        <VerifyDialog
          professional={professional}
          open={open}
          onClose={close}
          onSettled={setTaken}
        />
      )}
    </div>
  )
}

type DialogProps = Props & {
  open: boolean
  onClose: () => void
  onSettled: (isTaken: boolean) => void
}

function VerifyDialog({ professional, open, onClose, onSettled }: DialogProps) {
  const t = useT('adminProfessionals', 'adminVerifications')
  const { refresh } = useCache()
  const { id, name, fullName } = professional
  const settle = (isTaken: boolean) => {
    onClose()
    onSettled(isTaken)
  }
  const form = useFormCall(verifyProfessional, {
    initial: NO_REASON,
    draft: useReasonDraft(`verify:${id}`),
    check: withParams(
      { id },
      bodyOf(VerifyProfessional, (values) => ({ ...values, name, fullName })),
    ),
    onSuccess() {
      toast.success(t('adminProfessionals.verify.done'))
      settle(false)
    },
    async onError({ code }) {
      if (code === 'CONFLICT') settle(true)
      if (code === 'CONFLICT' || code === 'STALE') await refresh()
    },
  })
  return (
    <ReasonDialog
      form={form}
      title={t('adminProfessionals.verify.title')}
      description={t('adminProfessionals.verify.text')}
      label={t('adminVerifications.reasonLabel')}
      help={t('adminProfessionals.create.reasonHelp')}
      submit={t('adminProfessionals.verify.submit')}
      open={open}
      onClose={onClose}
      // Where another admin has verified, this dialog goes.
      failure={form.failure?.code === 'CONFLICT' ? null : form.failure}
      texts={{ STALE: t('adminVerifications.renamed'), other: t('adminVerifications.failed') }}
    />
  )
}
