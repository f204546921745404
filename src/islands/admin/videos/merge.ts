import { EMPTY, type VideoForm } from './form.ts'

export type Field = keyof VideoForm

/** The values of the form, one by one. */
export const FIELDS = Object.keys(EMPTY) as Field[]

export const isSame = (one: VideoForm, other: VideoForm): boolean =>
  FIELDS.every((field) => one[field] === other[field])

export type Value = string | boolean

/** A value that was changed differently here and elsewhere. */
export type Conflict = { field: Field; mine: Value; theirs: Value }

/**
 * What was typed over what another admin has saved meanwhile: what only one of both has changed is kept; where both have,
 * mine, until one is chosen.
 *
 * @param base what both began with
 */
export function merge(
  base: VideoForm,
  mine: VideoForm,
  theirs: VideoForm,
): { merged: VideoForm; conflicts: Conflict[] } {
  const changed = FIELDS.filter((field) => mine[field] !== base[field])
  const own = Object.fromEntries(changed.map((field) => [field, mine[field]]))
  const conflicts = changed
    .filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field])
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }))
  return { merged: { ...theirs, ...own }, conflicts }
}
