import { useState, type ReactNode } from 'react'
import { bodyOf } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import * as emailChange from '#lib/email-change/calls.ts'
import * as emailChangeSchemas from '#lib/email-change/schemas.ts'
import { Button } from '#ui/button.tsx'
import { Section } from './section.tsx'

type Props = { email: string }

const check = bodyOf(emailChangeSchemas.RequestEmailChange)

/** Asks for another address of the account, which requires the password; a link mailed to it makes the change. */
export function ChangeEmailSection({ email }: Props): ReactNode {
  const t = useT('account')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useFormCall(emailChange.requestEmailChange, {
    initial: { email: '', currentPassword: '' },
    check,
    onSuccess(_, { body }) {
      form.reset()
      setSentTo(body.email)
    },
    onWrong: () => setSentTo(null),
  })
  return (
    <Section title={t('account.changeEmail.title')} text={t('account.changeEmail.text', { email })}>
      <form {...form.props} aria-label={t('account.changeEmail.title')} className="grid gap-4">
        <Fields
          form={form}
          of={{
            email: { kind: 'email', label: t('account.changeEmail.new'), autoComplete: 'email' },
            currentPassword: {
              kind: 'password',
              label: t('account.password.current'),
              required: true,
            },
          }}
        />
        <ChangeFailed failure={form.failure} texts={{ other: t('account.changeEmail.failed') }} />
        <Button type="submit" variant="quiet" loading={form.isBusy} className="justify-self-start">
          {t('account.changeEmail.submit')}
        </Button>
        <p role="status" className="text-sm font-medium wrap-anywhere text-pine empty:hidden">
          {sentTo !== null &&
            !form.isBusy &&
            !form.failure &&
            t('account.changeEmail.sent', { email: sentTo })}
        </p>
      </form>
    </Section>
  )
}
