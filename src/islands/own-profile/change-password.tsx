import type { ReactNode } from 'react'
import { bodyOf } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import * as passwords from '#lib/passwords/calls.ts'
import * as passwordsSchemas from '#lib/passwords/schemas.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from './section.tsx'

type Props = { email: string }

const check = bodyOf(passwordsSchemas.ChangePassword)

/** Changes the password, which requires the old one; ends every other session. */
export function ChangePasswordSection({ email }: Props): ReactNode {
  const t = useT('account')
  const form = useFormCall(passwords.changePassword, {
    initial: { currentPassword: '', password: '' },
    check,
    onSuccess() {
      form.reset()
      toast.success(t('account.password.done'))
    },
  })
  return (
    <Section title={t('account.password.title')} text={t('account.password.text')}>
      <form {...form.props} aria-label={t('account.password.title')} className="grid gap-4">
        {/* Tells password managers the account of the password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Fields
          form={form}
          of={{
            currentPassword: {
              kind: 'password',
              label: t('account.password.current'),
              required: true,
            },
            password: {
              kind: 'password',
              use: 'new',
              label: t('account.password.new'),
              required: true,
            },
          }}
        />
        <ChangeFailed failure={form.failure} texts={{ other: t('account.password.failed') }} />
        <Button type="submit" variant="quiet" loading={form.isBusy} className="justify-self-start">
          {t('account.password.submit')}
        </Button>
      </form>
    </Section>
  )
}
