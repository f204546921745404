import { CircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { fieldText } from '#client/field-text.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { GENDERS } from '#lib/accounts/person.ts'
import { TEXT_MAX } from '#lib/health/history.ts'
import { MEASURED, MEASURES } from '#lib/health/measures.ts'
import { unitFor } from '#lib/health/quantities.ts'
import { showMeasure } from '#lib/health/reading.ts'
import { DateInput } from '#ui/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Segments } from '#ui/segments.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { today } from '../../kit/days.ts'
import type { Words } from '../words.ts'
import { DiseasesEditor } from './diseases-editor.tsx'
import { ObjectivesEditor } from './objectives-editor.tsx'
import type { Editable } from './profile-form.ts'
import type { Edit } from './use-edit.ts'

type Props<F extends Editable = Editable> = { field: F; edit: Edit; words: Words }

/** The controls of one field. */
export function Editor({ field, edit, words }: Props): ReactNode {
  switch (field) {
    case 'birthDate':
      return <BirthDateEditor field={field} edit={edit} words={words} />
    case 'gender':
      return <GenderEditor field={field} edit={edit} words={words} />
    case 'height':
    case 'weight':
      return <MeasureEditor field={field} edit={edit} words={words} />
    case 'chronicDiseases':
      return <DiseasesEditor edit={edit} />
    case 'pastInjuries':
    case 'allergiesIntolerances':
      return <TextEditor field={field} edit={edit} />
    case 'objectives':
      return <ObjectivesEditor edit={edit} />
  }
}

function BirthDateEditor({ field, edit }: Props<'birthDate'>) {
  const t = useT('fields', 'healthProfile')
  return (
    <Field
      label={t('healthProfile.dialog.birthDate.label')}
      error={fieldText(t, edit.problem)}
      required
    >
      <DateInput
        autoComplete="bday"
        max={today()}
        value={edit.form[field]}
        onChange={(event) => edit.change({ birthDate: event.target.value })}
      />
    </Field>
  )
}

function GenderEditor({ field, edit }: Props<'gender'>) {
  const t = useT('fields', 'healthProfile', 'healthShared')
  return (
    <Segments
      name="gender"
      legend={t('healthProfile.dialog.gender.label')}
      error={fieldText(t, edit.problem)}
      options={GENDERS.map((gender) => [gender, t(`healthShared.gender.${gender}`)] as const)}
      value={GENDERS.find((gender) => gender === edit.form[field])}
      onChange={(gender) => edit.change({ gender })}
    />
  )
}

function MeasureEditor({ field, edit, words }: Props<'height' | 'weight'>) {
  const t = useT('healthProfile')
  const locale = useLocale()
  const { units } = words
  const unit = unitFor(MEASURES[field].quantity, units)
  const show = (value: number) => showMeasure(value, field, unit, locale)
  const problemText = () => {
    const { problem } = edit
    if (problem === undefined) return undefined
    if (problem !== 'too_low' && problem !== 'too_high') return t('healthProfile.notNumber')
    const [least, most] = MEASURED[field].possible
    return t('healthProfile.range', { least: show(least), most: show(most), unit })
  }
  return (
    <>
      <Field label={t(`healthProfile.dialog.${field}.label`)} error={problemText()} required>
        <NumberInput
          unit={unit}
          value={edit.form[field]}
          onChange={(event) => edit.change({ [field]: event.target.value })}
        />
      </Field>
      {edit.isUnusual && (
        <p role="alert" className="flex gap-2 rounded-control bg-clay-wash px-4 py-3 text-sm">
          <CircleQuestionMark
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-clay-strong"
          />
          {t('healthProfile.unusual', { value: `${edit.form[field]} ${unit}` })}
        </p>
      )}
    </>
  )
}

function TextEditor({
  field,
  edit,
}: Omit<Props<'pastInjuries' | 'allergiesIntolerances'>, 'words'>) {
  const t = useT('fields', 'healthProfile')
  return (
    <Field label={t(`healthProfile.dialog.${field}.label`)} error={fieldText(t, edit.problem)}>
      <Textarea
        value={edit.form[field]}
        maxLength={TEXT_MAX}
        counter={(used, max) => t('healthProfile.counter', { used, max })}
        onChange={(event) => edit.change({ [field]: event.target.value })}
      />
    </Field>
  )
}
