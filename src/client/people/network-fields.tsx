import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import type { Form } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import { fieldText } from '#client/form/problem-text.ts'
import { networkFields } from '#lib/accounts/profile-fields.ts'
import { networksIn, type Networks } from '#lib/accounts/profile-values.ts'
import { PLATFORM_NAME } from '#lib/fields/social-network.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

type Props = { form: Form<Networks>; marksOptional?: boolean }

/** One address for each network; as soon as there is one, which of them is the main one. */
export function NetworkFields({ form, marksOptional = false }: Props): ReactNode {
  const t = useT('fields', 'people')
  const named = networksIn(form.values)
  const { primary } = form.values
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 label">
        {t('people.socialNetworks')}
        {marksOptional && <span className="font-normal"> {t('fields.optional')}</span>}
      </legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Fields form={form} of={networkFields} />
      </div>
      {named.length > 0 && (
        // Without a name in the form: its options come and go with the addresses.
        <Field label={t('people.primary')} error={fieldText(t, form.problems['primary'])}>
          <Select
            data-field="primary"
            value={named.find((platform) => platform === primary) ?? ''}
            onChange={({ target }) => form.set({ primary: target.value })}
          >
            <option value="">{t('people.choose')}</option>
            {named.map((platform) => (
              <option key={platform} value={platform}>
                {PLATFORM_NAME[platform]}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </fieldset>
  )
}
