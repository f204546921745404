import { useT } from '#client/texts/use-t.ts'
import { NEEDS, NEEDS_OF } from '#lib/finder/needs.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

const LIST_ID = 'finder-needs'

type Props = {
  /** Whose needs are proposed; all of them before one is chosen. */
  type: ProfessionalType | undefined
  value: string
  onNeed: (need: string) => void
}

/** What somebody comes with, in their own words or one of ours: the search of the list. It may stay empty. */
export function NeedQuestion({ type, value, onNeed }: Props) {
  const t = useT('finder')
  return (
    <div className="finder-next">
      <Field label={t('finder.need.label')} note={t('finder.need.optional')}>
        <TextInput
          name="q"
          list={LIST_ID}
          maxLength={80}
          autoComplete="off"
          placeholder={t('finder.need.placeholder')}
          value={value}
          onChange={(event) => onNeed(event.target.value)}
        />
      </Field>
      <datalist id={LIST_ID}>
        {(type ? NEEDS_OF[type] : NEEDS).map((need) => (
          <option key={need} value={t(`finder.needs.${need}`)} />
        ))}
      </datalist>
    </div>
  )
}
