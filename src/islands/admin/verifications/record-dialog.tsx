import type { ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { bodyOf } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { Professional } from '#lib/admin/professionals-schemas.ts'
import { recordVerification } from '#lib/admin/verifications-calls.ts'
import { RecordVerification } from '#lib/admin/verifications-schemas.ts'
import { toast } from '#stores/toasts.ts'
import { CheckedFields, isChecked, NOT_CHECKED, ProfileSays, toChecked } from './checked-fields.tsx'

type Props = {
  professional: Pick<Professional, 'id' | 'name' | 'fullName' | 'certifications' | 'gender'>
  open: boolean
  onClose: () => void
}

/** Without a certificate it is about the profession. */
const EMPTY = { ...NOT_CHECKED, certificate: '' }

function toRecord(values: typeof EMPTY, { id, name, fullName }: Props['professional']) {
  const { register, number } = values
  const certificate = values.certificate || null
  const kind = certificate === null ? 'profession' : 'certificate'
  const about = { professionalId: id, name, fullName, kind, certificate }
  return { ...about, ...toChecked(values), register, number }
}

/** Records a check in a public register, without a document. */
export function RecordDialog({ professional, open, onClose }: Props): ReactNode {
  const t = useT('adminVerifications')
  const { refresh } = useCache()
  const form = useFormCall(recordVerification, {
    initial: EMPTY,
    check: bodyOf(RecordVerification, (values) => toRecord(values, professional)),
    onSuccess() {
      toast.success(t('adminVerifications.record.done'))
      onClose()
      form.reset()
    },
    onError({ code }) {
      if (code === 'STALE') void refresh()
    },
  })
  const subject = { certificate: form.values.certificate || null, hasProof: false }
  const close = () => {
    form.forget()
    form.clear()
    onClose()
  }
  return (
    <FormDialog
      title={t('adminVerifications.record.title')}
      description={t('adminVerifications.record.text')}
      open={open}
      onClose={close}
      submit={t('adminVerifications.approve')}
      isDisabled={!isChecked(form.values, subject)}
      form={form}
      problem={
        <ChangeFailed
          failure={form.failure}
          texts={{ STALE: t('adminVerifications.renamed'), other: t('adminVerifications.failed') }}
        />
      }
    >
      <Fields
        form={form}
        of={{
          certificate: {
            kind: 'select',
            label: t('adminVerifications.record.about'),
            none: t('adminVerifications.profession'),
            options: professional.certifications.map((text) => [text, text]),
          },
        }}
      />
      <CheckedFields form={form} {...subject} />
      <ProfileSays
        values={form.values}
        certificate={subject.certificate}
        gender={professional.gender}
      />
    </FormDialog>
  )
}
