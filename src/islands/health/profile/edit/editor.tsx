import { CircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import type { Form } from '#client/form/use-form.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { diseaseName, objectiveName } from '#client/health/basics-text.ts'
import { GENDERS } from '#lib/accounts/person.ts'
import { DISEASES, TEXT_MAX } from '#lib/health/history.ts'
import { MEASURED, MEASURES } from '#lib/health/measures.ts'
import { unitFor } from '#lib/health/quantities.ts'
import { showMeasure } from '#lib/health/reading.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { Field } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { today } from '#client/health/days.ts'
import type { ProfileMessages } from '../messages.ts'
import { OfferedFields } from './offered-fields.tsx'
import type { Editable, ProfileForm } from './profile-form.ts'

type Props<Name extends Editable = Editable> = {
  field: Name
  form: Form<ProfileForm>
  /** Whether it is asked if the value is right. */
  isUnusual: boolean
  words: ProfileMessages
}

/** The controls of one field. */
export function Editor({ field, form, ...others }: Props): ReactNode {
  const t = useT('healthProfile', 'healthShared')
  const label = t(`healthProfile.dialog.${field}.label`)
  switch (field) {
    case 'birthDate':
      return (
        <Fields
          form={form}
          of={{
            birthDate: {
              kind: 'date',
              label,
              max: today(),
              autoComplete: 'bday',
              required: true,
            },
          }}
        />
      )
    case 'gender': {
      const options = GENDERS.map((name) => [name, t(`healthShared.gender.${name}`)] as const)
      return <Fields form={form} of={{ gender: { kind: 'one', label, options } }} />
    }
    case 'height':
    case 'weight':
      return <MeasureEditor field={field} form={form} {...others} />
    case 'pastInjuries':
    case 'allergiesIntolerances':
      return <Fields form={form} of={{ [field]: { kind: 'paragraph', label, max: TEXT_MAX } }} />
    case 'chronicDiseases':
      return (
        <>
          <OfferedFields
            form={form}
            names={['chronicDiseases', 'otherDiseases']}
            labels={[label, t('healthProfile.other')]}
            options={DISEASES.map((name) => [name, diseaseName(name, t)] as const)}
          />
          <Fields
            form={form}
            of={{
              pastDiagnoses: {
                kind: 'paragraph',
                label: t('healthProfile.pastDiagnoses'),
                help: t('healthProfile.pastDiagnosesHelp'),
                max: TEXT_MAX,
                rows: 3,
              },
            }}
          />
        </>
      )
    case 'objectives':
      return (
        <OfferedFields
          form={form}
          names={['objectives', 'otherObjectives']}
          labels={[label, t('healthProfile.otherObjective')]}
          options={GOALS.map((name) => [name, objectiveName(name, t)] as const)}
        />
      )
  }
}

function MeasureEditor({ field, form, isUnusual, words }: Props<'height' | 'weight'>) {
  const t = useT('healthProfile')
  const locale = useLocale()
  const unit = unitFor(MEASURES[field].quantity, words.units)
  const show = (value: number) => showMeasure(value, field, unit, locale)
  const problemText = () => {
    const code = form.problems[field]
    if (code === undefined) return undefined
    if (code !== 'too_low' && code !== 'too_high') return t('healthProfile.notNumber')
    const [least, most] = MEASURED[field].possible
    return t('healthProfile.range', { least: show(least), most: show(most), unit })
  }
  return (
    <>
      <Field label={t(`healthProfile.dialog.${field}.label`)} error={problemText()}>
        <NumberInput unit={unit} {...form.input(field)} />
      </Field>
      {isUnusual && (
        <p role="alert" className="flex gap-2 rounded-control bg-clay-wash px-4 py-3 text-sm">
          <CircleQuestionMark
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-clay-strong"
          />
          {t('healthProfile.unusual', { value: `${form.values[field]} ${unit}` })}
        </p>
      )}
    </>
  )
}
