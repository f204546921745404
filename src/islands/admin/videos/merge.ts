import { get, set } from 'react-hook-form'
import type { VideoForm } from './form.ts'

/** The values of the form, one by one. */
export const FIELDS = [
  'url',
  'name.es',
  'name.en',
  'description.es',
  'description.en',
  'section',
  'professional',
  'channel',
  'spokenLocale',
  'needsGuidance',
  'isActive',
] as const
export type Field = (typeof FIELDS)[number]

export type Value = string | boolean
export const valueOf = (form: VideoForm, field: Field): Value => get(form, field)

export const isSame = (one: VideoForm, other: VideoForm): boolean =>
  FIELDS.every((field) => valueOf(one, field) === valueOf(other, field))

/** A value that was changed differently here and elsewhere. */
export type Conflict = { field: Field; mine: Value; theirs: Value }

/**
 * What was typed over what somebody else has saved meanwhile: what only one of both has changed is kept; where both have,
 * mine, until somebody chooses.
 *
 * @param base what both began with
 */
export function merge(
  base: VideoForm,
  mine: VideoForm,
  theirs: VideoForm,
): { merged: VideoForm; conflicts: Conflict[] } {
  const merged = structuredClone(theirs)
  const conflicts: Conflict[] = []
  for (const field of FIELDS) {
    const [began, own, other] = [base, mine, theirs].map((form) => valueOf(form, field))
    if (own === began) continue
    set(merged, field, own)
    if (other !== began && other !== own) {
      conflicts.push({ field, mine: own!, theirs: other! })
    }
  }
  return { merged, conflicts }
}
