import { useMutation } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { showProblems } from '#client/form-problems.ts'
import { mutationOf, queryClient } from '#client/query.ts'
import type { Professional } from '#lib/admin/professionals-contract.ts'
import { recordVerification } from '#lib/admin/verifications-contract.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useFrame } from '../frame-context.ts'
import { toastFailure } from '../kit/toast-failure.ts'
import { CheckedFields, isChecked, toChecked, type CheckedForm } from './checked-fields.tsx'
import type { VerificationsT } from './texts.ts'
import { refresh } from './use-decision.ts'

type Props = {
  professional: Pick<Professional, 'id' | 'certifications' | 'gender'>
  t: VerificationsT
  locale: Locale
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Empty for the profession, else the certificate. */
type RecordForm = CheckedForm & { certificate: string }
const EMPTY: RecordForm = { certificate: '', checks: [], register: '', number: '', validUntil: '' }

/** Records a check in a public register, without a document. */
export function RecordDialog({ professional, t, locale, open, onOpenChange }: Props): ReactNode {
  const frame = useFrame()
  const formId = useId()
  const form = useForm<RecordForm>({ defaultValues: EMPTY })
  const { mutate, isPending } = useMutation(
    {
      ...mutationOf(recordVerification),
      onSuccess: async () => {
        toast.success(t('adminVerifications.record.done'))
        onOpenChange(false)
        form.reset(EMPTY)
        await refresh()
      },
      onError: (failure) => {
        if (showProblems(form, failure.fields).length > 0) return
        toastFailure(frame.t, failure, t('adminVerifications.failed'))
      },
    },
    queryClient,
  )
  const values = useWatch({ control: form.control }) as RecordForm
  const certificate = values.certificate || null
  const about = { certificate, hasProof: false }
  const submit = form.handleSubmit((given) => {
    const { register, number, ...checked } = toChecked(given)
    const kind = certificate === null ? 'profession' : 'certificate'
    const body = { professionalId: professional.id, kind, certificate, ...checked } as const
    mutate({ body: { ...body, register: register ?? '', number: number ?? '' } })
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('adminVerifications.record.title')}
      description={t('adminVerifications.record.text')}
      closeLabel={t('adminVerifications.cancel')}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {t('adminVerifications.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!isChecked(values, about)}
            loading={isPending}
          >
            {t('adminVerifications.approve')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid gap-4"
        >
          <Field label={t('adminVerifications.record.about')}>
            <Select {...form.register('certificate')}>
              <option value="">{t('adminVerifications.profession')}</option>
              {professional.certifications.map((text) => (
                <option key={text} value={text}>
                  {text}
                </option>
              ))}
            </Select>
          </Field>
          <CheckedFields t={t} locale={locale} gender={professional.gender} {...about} />
        </form>
      </FormProvider>
    </Dialog>
  )
}
