import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { languageName } from '#lib/format/language.ts'
import { LANGUAGE_CODES } from '#lib/fields/language-codes.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Chips } from './list-input.tsx'

type Props = {
  name: string
  label: string
  required?: boolean
  error?: string | undefined
  codes: readonly string[]
  onChange: (codes: string[]) => void
}

/** The working languages: selecting one adds it, clicking its chip removes it. */
export function LanguageList(props: Props): ReactNode {
  const { name, label, required = false, error, codes, onChange } = props
  const t = useT('fields')
  const locale = useLocale()
  const nameOf = (code: string) => languageName(code, locale)
  const others = LANGUAGE_CODES.filter((code) => !codes.includes(code))
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <div className="grid min-w-0 gap-2">
      <Field label={label} required={required} error={error}>
        <Select
          data-field={name}
          value=""
          onChange={(event) => event.target.value && onChange([...codes, event.target.value])}
        >
          <option value="">{t('fields.list.addLanguage')}</option>
          {others.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Chips items={codes} onChange={onChange} nameOf={nameOf} />
    </div>
  )
}
