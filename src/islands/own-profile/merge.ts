import { get, set, type FieldPath } from 'react-hook-form'
import type { ProfileForm } from './form-values.ts'
import type { OwnProfileKey } from './texts.ts'

type Path = FieldPath<ProfileForm>

/** What is decided as one: a city is nothing without its country. */
export type Unit = { label: OwnProfileKey; paths: readonly [Path, ...Path[]] }

const unit = (label: OwnProfileKey, ...paths: [Path, ...Path[]]): Unit => ({ label, paths })

const UNITS: readonly Unit[] = [
  unit('account.basics.displayName', 'basics.displayName'),
  unit('account.basics.phone', 'basics.phone'),
  unit('account.basics.bio', 'basics.bio'),
  unit('account.mails.newsletter', 'basics.newsletter'),
  unit('account.mails.language', 'language'),
  unit('account.person.firstName', 'person.firstName'),
  unit('account.person.lastName', 'person.lastName'),
  unit('account.person.birthDate', 'person.birthDate'),
  unit('account.person.gender', 'person.gender'),
  unit('account.place.title', 'athlete.country', 'athlete.city'),
  unit('account.athlete.activity', 'athlete.activityLevel'),
  unit('account.athlete.goal', 'athlete.mainGoal'),
  unit('account.place.title', 'professional.modality', 'professional.country', 'professional.city'),
  unit('account.professional.bio', 'professional.bio'),
  unit('account.professional.specialization', 'professional.specialization'),
  unit('account.professional.certifications', 'professional.certifications'),
  unit('account.professional.achievements', 'professional.achievements'),
  unit('account.professional.experience', 'professional.experienceYears'),
  unit('account.professional.languages', 'professional.languages'),
  unit('account.professional.objectives', 'professional.objectives'),
  unit('account.links.website', 'professional.personalWebsite'),
  unit('account.posts.title', 'professional.instagramPosts'),
  unit('account.links.networks', 'professional.socialNetworks'),
  unit('account.ranking.participate', 'professional.participateRanking'),
]

/** Something that was changed here and elsewhere, each in another way. */
export type Conflict = { unit: Unit; mine: unknown[]; theirs: unknown[] }

const valuesOf = (form: ProfileForm, { paths }: Unit): unknown[] =>
  paths.map((path) => get(form, path))

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Lays what was typed upon a newer version: what was not touched takes the newer value, what was typed
 * stays. What both have changed is listed, so that the person decides.
 *
 * @param base what the form began with
 */
export function merge(
  base: ProfileForm,
  mine: ProfileForm,
  theirs: ProfileForm,
): { merged: ProfileForm; conflicts: Conflict[] } {
  const merged = structuredClone(mine)
  const conflicts: Conflict[] = []
  for (const each of UNITS) {
    const [was, here, there] = [base, mine, theirs].map((form) => valuesOf(form, each))
    if (!here || !there || isSame(here, there) || isSame(there, was)) continue
    if (isSame(here, was)) each.paths.forEach((path, i) => set(merged, path, there[i]))
    else conflicts.push({ unit: each, mine: here, theirs: there })
  }
  return { merged, conflicts }
}
