import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { bodyOf } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { saveJson } from '#client/save-file.ts'
import { useT } from '#client/texts/use-t.ts'
import * as account from '#lib/account/calls.ts'
import * as accountSchemas from '#lib/account/schemas.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from './section.tsx'

const check = bodyOf(accountSchemas.ExportRequest)

/** Exports all data of the account as one file. Requires the password, because the file is sensitive. */
export function ExportSection(): ReactNode {
  const t = useT('account')
  const form = useFormCall(account.exportAccount, {
    initial: { password: '' },
    check,
    onSuccess(everything) {
      form.reset()
      saveJson('mi-forma-activa.json', everything)
      toast.success(t('account.export.done'))
      form.forget()
    },
  })
  return (
    <Section title={t('account.export.title')} text={t('account.export.text')}>
      <form {...form.props} aria-label={t('account.export.title')} className="grid gap-4">
        <Fields
          form={form}
          of={{ password: { kind: 'password', label: t('account.yourPassword'), required: true } }}
        />
        <ChangeFailed failure={form.failure} texts={{ other: t('account.export.failed') }} />
        <Button type="submit" variant="quiet" loading={form.isBusy} className="justify-self-start">
          <Download aria-hidden="true" className="size-5" />
          {t('account.export.submit')}
        </Button>
      </form>
    </Section>
  )
}
