import { isSameIn, mergeFields } from '#lib/merge.ts'
import type { ProfileField, ProfileForm } from './form-values.ts'

/** Merged as one: a city requires its country, and whoever works online has neither. */
type Place = 'modality' | 'country' | 'city'
type Single = Exclude<ProfileField, Place>
export type MergedField = Single | 'place'

type Packed = Pick<ProfileForm, Single> & { place: Pick<ProfileForm, Place> }

const pack = ({ modality, country, city, ...single }: ProfileForm): Packed => ({
  ...single,
  place: { modality, country, city },
})
const unpack = ({ place, ...single }: Packed): ProfileForm => ({ ...single, ...place })

/** What was changed differently here and elsewhere: for each the values to choose from. */
export type Conflict = {
  field: MergedField
  mine: Partial<ProfileForm>
  theirs: Partial<ProfileForm>
}

/**
 * Three-way merge of form values: unchanged fields take the newer value, changed ones are kept. What was changed on both
 * sides is returned for the user to choose.
 *
 * @param base the initial values of the form
 */
export function merge(
  base: ProfileForm,
  mine: ProfileForm,
  theirs: ProfileForm,
): { merged: ProfileForm; conflicts: Conflict[] } {
  const [was, here, there] = [pack(base), pack(mine), pack(theirs)] as const
  const names = Object.keys(there) as MergedField[]
  const { merged, conflicts } = mergeFields(names, { base: was, mine: here, theirs: there })
  const valuesOf = (side: Packed, field: MergedField) =>
    field === 'place' ? side.place : { [field]: side[field] }
  return {
    merged: unpack(merged),
    conflicts: conflicts.map((field) => ({
      field,
      mine: valuesOf(here, field),
      theirs: valuesOf(there, field),
    })),
  }
}

export const isSame = (one: ProfileForm, other: ProfileForm): boolean =>
  isSameIn(Object.keys(one) as ProfileField[], one, other)
