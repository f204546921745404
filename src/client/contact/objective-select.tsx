import type { ReactNode } from 'react'
import { fieldText } from '#client/form/problem-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { CONTACT_OBJECTIVES } from '#lib/contact/objectives.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { MessageForm } from './use-message.ts'

type Props = {
  type: ProfessionalType
  /** The message goes to several professions: each has its own objective. */
  many: boolean
  form: MessageForm
}

/** What the person wants of a profession, as the end of the sentence. */
export function ObjectiveSelect({ type, many, form }: Props): ReactNode {
  const t = useT('contact', 'fields', 'objectives')
  const lead = many ? t(`contact.letter.wantFrom.${type}`) : t('contact.letter.want')
  return (
    <div className="flex flex-wrap items-start gap-x-2">
      <span className="py-2.5">{lead}</span>
      <Field
        hideLabel
        label={t('contact.objectiveLabel')}
        error={fieldText(t, form.problems[type])}
        required
        className="w-60"
      >
        <Select {...form.input(type)}>
          <option value="">{t('contact.choose')}</option>
          {CONTACT_OBJECTIVES[type].map((objective) => (
            <option key={objective} value={objective}>
              {t(`objectives.${objective}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
