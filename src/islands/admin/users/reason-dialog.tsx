import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { fieldText } from '#client/field-text.ts'
import { showProblems } from '#client/form-problems.ts'
import { queryClient } from '#client/query.ts'
import { disableUser, enableUser, Reason, type UserDetail } from '#lib/admin/users-contract.ts'
import { REASON_MAX } from '#lib/fields/reason.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { useFrame } from '../frame-context.ts'
import { guardedMutationOf } from '../kit/guarded.ts'
import { toastFailure } from '../kit/toast-failure.ts'
import { refreshUsers } from './refresh.ts'
import type { UsersT } from './texts.ts'

type Props = { user: UserDetail; t: UsersT; open: boolean; onClose: () => void }

const FORM = 'admin-user-reason'

/** Lets nobody sign in to an account, or does so again, and says why. What was typed outlives a closed dialog. */
export function ReasonDialog({ user, t, open, onClose }: Props): ReactNode {
  const frame = useFrame()
  const step = user.state === 'disabled' ? 'enable' : 'disable'
  const form = useForm({ resolver: zodResolver(Reason), defaultValues: { reason: '' } })
  const change = useMutation(
    {
      ...guardedMutationOf(step === 'enable' ? enableUser : disableUser),
      onSuccess: async () => {
        toast.success(t(`adminUsers.${step}.done`))
        form.reset()
        onClose()
        await refreshUsers()
      },
      onError: (failure) => {
        showProblems(form, failure.fields)
        if (failure.code === 'INVALID_INPUT') return
        toastFailure(
          frame.t,
          failure,
          failure.code === 'CONFLICT' ? t('adminUsers.conflict') : frame.t('admin.failure'),
        )
      },
    },
    queryClient,
  )
  const submit = form.handleSubmit((body) => {
    if (!change.isPending) change.mutate({ params: { id: user.id }, body })
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t(`adminUsers.${step}.title`)}
      description={t(`adminUsers.${step}.text`)}
      closeLabel={frame.t('workspace.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {frame.t('workspace.cancel')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant={step === 'disable' ? 'danger' : 'primary'}
            loading={change.isPending}
          >
            {t(`adminUsers.${step}.confirm`)}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t('adminUsers.reason.label')}
          help={t('adminUsers.reason.help')}
          error={fieldText(frame.t, form.formState.errors.reason?.message)}
          required
        >
          <Textarea
            maxLength={REASON_MAX}
            counter={(used, max) => t('adminUsers.reason.counter', { used, max })}
            {...form.register('reason')}
          />
        </Field>
      </form>
    </Dialog>
  )
}
