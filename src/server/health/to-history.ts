import type { SectionRow } from '#db/queries/health/history.ts'
import type { findBody } from '#db/queries/health/person.ts'
import { fullName } from '#lib/accounts/full-name.ts'
import { ageOn } from '#lib/fields/age.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import {
  NO_BASICS,
  type HealthHistory,
  type ProfessionalSection,
  type StoredBasics,
} from '#lib/health/history.ts'

type Body = NonNullable<Awaited<ReturnType<typeof findBody>>>

/** A health history as its owner reads it, from the person and the sections that exist. */
export function toHistory(body: Body, sections: readonly SectionRow[]): HealthHistory {
  const { birthDate, gender, weight, height, bmi } = body
  const find = (name: SectionRow['section']) => sections.find(({ section }) => section === name)
  const basics = find('basics')
  return {
    fullName: fullName(body),
    birthDate,
    age: birthDate === null ? null : ageOn(birthDate, madridDay()),
    gender,
    weight,
    height,
    bmi,
    ...NO_BASICS,
    ...(basics?.content as Partial<StoredBasics> | undefined),
    version: basics?.version ?? 0,
    updatedAt: basics?.updatedAt.toISOString() ?? null,
    trainerHistory: toSection(find('trainer')),
    nutritionistHistory: toSection(find('nutritionist')),
    physiotherapistHistory: toSection(find('physiotherapist')),
    professionalNotes: toSection(find('notes')),
  }
}

function toSection(row: SectionRow | undefined): ProfessionalSection | null {
  if (!row) return null
  const { content, version, updatedAt, updatedByName } = row
  return { content, version, updatedAt: updatedAt.toISOString(), updatedByName }
}
