import type { ReactNode } from 'react'
import { StaleChoices } from '#client/editing/stale-choices.tsx'
import { diseaseName, objectiveName } from '#client/health/basics-text.ts'
import { GENDERS } from '#lib/accounts/person.ts'
import { isDate } from '#lib/fields/age.ts'
import { formatDate } from '#lib/format/date.ts'
import { MEASURES } from '#lib/health/measures.ts'
import { unitFor } from '#lib/health/quantities.ts'
import { isOneOf } from '#lib/one-of.ts'
import type { ProfileMessages } from '../messages.ts'
import type { ProfileForm } from './profile-form.ts'
import type { FieldEditing } from './use-field-editing.ts'

type Props = { editing: FieldEditing; words: ProfileMessages }

/** Both values of what was changed here and elsewhere. */
export function FieldConflicts({ editing, words }: Props): ReactNode {
  return (
    <StaleChoices
      editing={editing}
      labelOf={({ names }) => labelOf(names[0], words)}
      textOf={({ names, ...versions }, side) => textOf(names[0], versions[side], words)}
    />
  )
}

function labelOf(name: keyof ProfileForm, { t }: ProfileMessages): string {
  if (name === 'otherDiseases') return t('healthProfile.other')
  if (name === 'otherObjectives') return t('healthProfile.otherObjective')
  if (name === 'pastDiagnoses') return t('healthProfile.pastDiagnoses')
  return t(`healthProfile.dialog.${name}.label`)
}

function textOf(name: keyof ProfileForm, form: ProfileForm, words: ProfileMessages): string {
  const { t, locale, units } = words
  const value = form[name]
  if (typeof value !== 'string') {
    const isObjective = name === 'objectives' || name === 'otherObjectives'
    return value.map((one) => (isObjective ? objectiveName : diseaseName)(one, t)).join(', ')
  }
  if (value === '') return ''
  if (name === 'birthDate') return isDate(value) ? formatDate(value, locale) : value
  if (name === 'height' || name === 'weight')
    return `${value} ${unitFor(MEASURES[name].quantity, units)}`
  return name === 'gender' && isOneOf(GENDERS, value) ? t(`healthShared.gender.${value}`) : value
}
