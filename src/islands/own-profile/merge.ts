import { get, set } from 'react-hook-form'
import type { T } from '#lib/i18n/t.ts'
import type { ProfileForm } from './form-values.ts'

type Part = 'basics' | 'person' | 'athlete' | 'professional'
type FieldOf<Name extends Part> = `${Name}.${string & keyof NonNullable<ProfileForm[Name]>}`
/** A field of the form by its path; entries of a list are not fields of their own. */
type Field = 'language' | { [Name in Part]: FieldOf<Name> }[Part]

/** Fields that are merged together. */
export type Unit = { label: Parameters<T<'account'>>[0]; fields: readonly [Field, ...Field[]] }

/** A city requires its country, and online professionals have neither. */
const PLACES: readonly Unit[] = [
  { label: 'account.place.title', fields: ['athlete.country', 'athlete.city'] },
  {
    label: 'account.place.title',
    fields: ['professional.modality', 'professional.country', 'professional.city'],
  },
]
type PlaceField = 'professional.modality' | `${'athlete' | 'professional'}.${'country' | 'city'}`

/** Every other field is a unit of its own, labelled by the text key of its path. */
function unitsOf(form: ProfileForm): Unit[] {
  const fields = (['basics', 'person', 'athlete', 'professional'] as const).flatMap((part) =>
    Object.keys(form[part] ?? {}).map((name) => `${part}.${name}` as Field),
  )
  const isInPlace = (field: Field): field is PlaceField =>
    PLACES.some((place) => place.fields.includes(field))
  const single = ['language' as const, ...fields]
    .filter((field) => !isInPlace(field))
    .map((field): Unit => ({ label: `account.${field}`, fields: [field] }))
  return [...single, ...PLACES]
}

/** A unit that was changed differently here and elsewhere. */
export type Conflict = { unit: Unit; mine: unknown[]; theirs: unknown[] }

const valuesOf = (form: ProfileForm, { fields }: Unit): unknown[] =>
  fields.map((field) => get(form, field))

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Three-way merge of form values: unchanged fields take the newer value, changed ones are kept. Units changed on both
 * sides are returned as conflicts for the user to resolve.
 *
 * @param base the initial values of the form
 */
export function merge(
  base: ProfileForm,
  mine: ProfileForm,
  theirs: ProfileForm,
): { merged: ProfileForm; conflicts: Conflict[] } {
  const merged = structuredClone(mine)
  const conflicts: Conflict[] = []
  for (const each of unitsOf(theirs)) {
    const [was, here, there] = [base, mine, theirs].map((form) => valuesOf(form, each))
    if (!here || !there || isSame(here, there) || isSame(there, was)) continue
    if (isSame(here, was)) each.fields.forEach((field, i) => set(merged, field, there[i]))
    else conflicts.push({ unit: each, mine: here, theirs: there })
  }
  return { merged, conflicts }
}
