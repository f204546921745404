import { zodResolver } from '@hookform/resolvers/zod'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useChange } from '#client/data/use-change.ts'
import { fieldText } from '#client/field-text.ts'
import { showProblems } from '#client/form-problems.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { saveJson } from '#client/save-file.ts'
import { useT } from '#client/texts/use-t.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import * as account from '#lib/account/calls.ts'
import * as accountSchemas from '#lib/account/schemas.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from './section.tsx'

/** Exports all data of the account as one file. Requires the password, because the file is sensitive. */
export function ExportSection(): ReactNode {
  const t = useT('account', 'fields')
  const form = useForm({
    resolver: zodResolver(accountSchemas.ExportRequest),
    defaultValues: { password: '' },
  })
  const { register, handleSubmit } = form
  const { errors } = form.formState
  const ask = useChange(account.exportAccount, {
    onSuccess: (everything) => {
      form.reset()
      saveJson('mi-forma-activa.json', everything)
      toast.success(t('account.export.done'))
      ask.reset()
    },
    onError: (failure) => {
      const [wrong] = showProblems(form, failure.fields)
      if (wrong) form.setFocus(wrong)
    },
  })
  const submit = handleSubmit((body) => ask.mutate({ body }), ask.reset)

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
          label={t('account.yourPassword')}
          autoComplete="current-password"
          error={fieldText(t, errors.password?.message)}
          {...register('password')}
        />
        <ChangeFailed failure={ask.error} texts={{ other: t('account.export.failed') }} />
        <Button
          type="submit"
          variant="quiet"
          loading={ask.isPending}
          className="justify-self-start"
        >
          <Download aria-hidden="true" className="size-5" />
          {t('account.export.submit')}
        </Button>
      </form>
    </Section>
  )
}
