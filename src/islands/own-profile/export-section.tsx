import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { send } from '#client/send.ts'
import { fieldText } from '#client/field-text.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import * as account from '#lib/account/contract.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { failureText } from './failure-text.ts'
import { Section } from './section.tsx'
import type { View } from './texts.ts'

/** Gives a text to the browser as a file to keep. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

type Props = { view: View; onSignedOut: () => void }

/** Everything that is kept about somebody, in one file. It gives all away, so it asks for the password. */
export function ExportSection({ view: { t }, onSignedOut }: Props): ReactNode {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(account.ExportRequest),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    const result = await send(account.exportAccount, { body })
    if (result.ok) {
      reset()
      download('mi-forma-activa.json', JSON.stringify(result.data, null, 2))
      toast.success(t('account.export.done'))
      return
    }
    if (result.code === 'UNAUTHENTICATED') {
      onSignedOut()
      return
    }
    const message = result.fields['password']
    if (message) setError('password', { type: 'server', message }, { shouldFocus: true })
    else toast.error(failureText(t, result, t('account.export.failed')))
  })

  return (
    <Section title={t('account.export.title')} text={t('account.export.text')}>
      <form
        noValidate
        aria-label={t('account.export.title')}
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <PasswordField
          id="export-password"
          t={t}
          label={t('account.yourPassword')}
          autoComplete="current-password"
          error={fieldText(t, errors.password?.message)}
          {...register('password')}
        />
        <Button type="submit" variant="quiet" loading={isSubmitting} className="justify-self-start">
          <Download aria-hidden="true" className="size-5" />
          {t('account.export.submit')}
        </Button>
      </form>
    </Section>
  )
}
