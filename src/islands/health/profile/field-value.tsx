import type { ReactNode } from 'react'
import {
  diseaseName,
  diseasesOf,
  objectiveName,
  pastDiagnosesOf,
} from '#client/health/basics-text.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import { MEASURES } from '#lib/health/measures.ts'
import { unitFor } from '#lib/health/quantities.ts'
import { showMeasure } from '#lib/health/reading.ts'
import type { T } from '#lib/i18n/t.ts'
import { Chip } from '#ui/chip.tsx'
import type { Editable } from './edit/profile-form.ts'
import type { ProfileMessages } from './messages.ts'

type Props = { field: Editable; history: HealthHistory; words: ProfileMessages }

/** A field of the profile as it is read. */
export function FieldValue(props: Props): ReactNode {
  return (
    valueOf(props) ?? (
      <span className="text-ink-soft">{props.words.t('healthProfile.nothing')}</span>
    )
  )
}

/** Null while nothing is said. */
function valueOf({ field, history, words }: Props): ReactNode {
  switch (field) {
    case 'birthDate':
    case 'gender':
    case 'height':
    case 'weight':
      return personText(field, history, words)
    case 'pastInjuries':
    case 'allergiesIntolerances':
      return history[field] ? (
        <span className="wrap-anywhere whitespace-pre-line">{history[field]}</span>
      ) : null
    case 'objectives':
      return history.objectives.length > 0 ? (
        <Chips names={history.objectives.map((name) => objectiveName(name, words.t))} />
      ) : null
    case 'chronicDiseases':
      return diseasesText(history, words.t)
  }
}

function diseasesText(history: HealthHistory, t: T<'healthProfile' | 'healthShared'>): ReactNode {
  const names = diseasesOf(history).map((name) => diseaseName(name, t))
  const past = pastDiagnosesOf(history)
  if (names.length === 0 && !past) return null
  return (
    <span className="grid gap-1.5">
      {names.length > 0 && <Chips names={names} />}
      {past && (
        <span className="text-sm wrap-anywhere whitespace-pre-line">
          <span className="text-ink-soft">{t('healthProfile.pastDiagnoses')}:</span> {past}
        </span>
      )}
    </span>
  )
}

type PersonField = 'birthDate' | 'gender' | 'height' | 'weight'

function personText(
  field: PersonField,
  history: HealthHistory,
  words: ProfileMessages,
): string | null {
  const { t, units, locale } = words
  if (field === 'birthDate') {
    if (history.age === null) return null
    const age = t('healthShared.basics.years', { count: history.age })
    return t('healthProfile.fromBirthDate', { age })
  }
  if (field === 'gender') {
    return history.gender && t(`healthShared.gender.${history.gender}`)
  }
  const value = history[field]
  if (value === null) return null
  const unit = unitFor(MEASURES[field].quantity, units)
  return `${showMeasure(value, field, unit, locale)} ${unit}`
}

function Chips({ names }: { names: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {names.map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
    </span>
  )
}
