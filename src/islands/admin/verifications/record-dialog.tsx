import type { ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { fieldText } from '#client/field-text.ts'
import { showProblems } from '#client/form-problems.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { Professional } from '#lib/admin/professionals-schemas.ts'
import { recordVerification } from '#lib/admin/verifications-calls.ts'
import { toast } from '#stores/toasts.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { CheckedFields, isChecked, toChecked, type CheckedForm } from './checked-fields.tsx'

type Props = {
  professional: Pick<Professional, 'id' | 'name' | 'fullName' | 'certifications' | 'gender'>
  open: boolean
  onClose: () => void
}

/** Empty for the profession, else the certificate. */
type RecordForm = CheckedForm & { certificate: string }
const EMPTY: RecordForm = { certificate: '', checks: [], register: '', number: '', validUntil: '' }

/** Records a check in a public register, without a document. */
export function RecordDialog({ professional, open, onClose }: Props): ReactNode {
  const t = useT('adminVerifications', 'fields')
  const form = useForm<RecordForm>({ defaultValues: EMPTY })
  const { refresh } = useCache()
  const { mutate, isPending, error, reset } = useChange(recordVerification, {
    onSuccess: () => {
      toast.success(t('adminVerifications.record.done'))
      onClose()
      form.reset(EMPTY)
    },
    onError: (failure) => {
      showProblems(form, failure.fields)
      if (failure.code === 'STALE') void refresh()
    },
  })
  const values = useWatch({ control: form.control }) as RecordForm
  const certificate = values.certificate || null
  const about = { certificate, hasProof: false }
  const submit = form.handleSubmit((given) => {
    const { register, number, ...checked } = toChecked(given)
    const kind = certificate === null ? 'profession' : 'certificate'
    const { id: professionalId, name, fullName } = professional
    const about = { professionalId, name, fullName, kind, certificate } as const
    mutate({ body: { ...about, ...checked, register: register ?? '', number: number ?? '' } })
  })
  const close = () => {
    reset()
    onClose()
  }
  const aboutProblem = fieldText(t, form.formState.errors.certificate?.message)
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('adminVerifications.record.title')}
        description={t('adminVerifications.record.text')}
        open={open}
        onClose={close}
        submit={t('adminVerifications.approve')}
        isDisabled={!isChecked(values, about)}
        isBusy={isPending}
        problem={
          <ChangeFailed
            failure={error}
            texts={{
              STALE: t('adminVerifications.renamed'),
              other: t('adminVerifications.failed'),
            }}
          />
        }
        onSubmit={() => void submit()}
      >
        <Field label={t('adminVerifications.record.about')} error={aboutProblem}>
          <Select {...form.register('certificate')}>
            <option value="">{t('adminVerifications.profession')}</option>
            {professional.certifications.map((text) => (
              <option key={text} value={text}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        <CheckedFields gender={professional.gender} {...about} />
      </FormDialog>
    </FormProvider>
  )
}
