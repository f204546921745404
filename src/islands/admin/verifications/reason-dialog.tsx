import { useId, type ReactNode } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { fieldText } from '#client/field-text.ts'
import { showProblems } from '#client/form-problems.ts'
import {
  GiveReason,
  type endVerification,
  type refuseVerification,
} from '#lib/admin/verifications-contract.ts'
import { REASON_MAX } from '#lib/fields/reason.ts'
import type { VerificationId } from '#lib/ids.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { VerificationsT } from './texts.ts'
import { useDecision } from './use-decision.ts'

type Props = {
  contract: typeof refuseVerification | typeof endVerification
  id: VerificationId
  t: VerificationsT
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  done: string
}

/** Asks for the reason that the professional is told. What is typed stays until it is sent. */
export function ReasonDialog({
  contract,
  id,
  t,
  open,
  onOpenChange,
  title,
  done,
}: Props): ReactNode {
  const formId = useId()
  const form = useForm({ resolver: zodResolver(GiveReason), defaultValues: { reason: '' } })
  const { mutate, isPending } = useDecision(contract, t, {
    done,
    onProblems: (fields) => showProblems(form, fields).length > 0,
  })
  const submit = form.handleSubmit((body) => mutate({ params: { id }, body }))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={t('adminVerifications.cancel')}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {t('adminVerifications.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={isPending}>
            {t('adminVerifications.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t('adminVerifications.reasonLabel')}
          help={t('adminVerifications.reasonHelp')}
          error={fieldText(t, form.formState.errors.reason?.message)}
          required
        >
          <Textarea
            {...form.register('reason')}
            defaultValue={form.getValues('reason')}
            maxLength={REASON_MAX}
            counter={(used, max) => t('adminVerifications.counter', { used, max })}
          />
        </Field>
      </form>
    </Dialog>
  )
}
