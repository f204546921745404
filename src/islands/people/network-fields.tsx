import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import type { Form } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import { networkFields, primaryField } from '#lib/accounts/profile-fields.ts'
import { networksIn, type Networks } from '#lib/accounts/profile-values.ts'

type Props = { form: Form<Networks>; marksOptional?: boolean }

/** One address for each network; as soon as there is one, which of them is the main one. */
export function NetworkFields({ form, marksOptional = false }: Props): ReactNode {
  const t = useT('fields', 'people')
  const named = networksIn(form.values)
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="text-sm font-semibold">
        {t('people.socialNetworks')}
        {marksOptional && (
          <span className="font-normal text-ink-soft"> {t('fields.optional')}</span>
        )}
      </legend>
      <p className="-mt-0.5 text-sm text-ink-soft">{t('people.socialNetworksHelp')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Fields form={form} of={networkFields} />
      </div>
      {named.length > 0 && <Fields form={form} of={{ primary: primaryField(t, named) }} />}
    </fieldset>
  )
}
