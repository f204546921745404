import type { UseFormRegisterReturn } from 'react-hook-form'
import { useT } from '#client/texts/use-t.ts'
import { CONTACT_OBJECTIVES } from '#lib/contact/objectives.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

type Props = {
  type: ProfessionalType
  /** The message goes to several professions: each has its own objective. */
  many: boolean
  error: string | undefined
  control: UseFormRegisterReturn
}

/** What the person wants of a profession, as the end of the sentence. */
export function ObjectiveSelect({ type, many, error, control }: Props) {
  const t = useT('contact', 'objectives')
  const lead = many ? t(`contact.letter.wantFrom.${type}`) : t('contact.letter.want')
  return (
    <div className="flex flex-wrap items-start gap-x-2">
      <span className="py-2.5">{lead}</span>
      <Field hideLabel label={t('contact.objectiveLabel')} error={error} required className="w-60">
        <Select {...control}>
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
