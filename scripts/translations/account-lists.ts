import { ACTIVITY_LEVELS, GENDERS } from '../../src/lib/accounts/person.ts'
import { PROFESSIONAL_FIELDS } from '../../src/lib/accounts/professional-part.ts'
import { PERSON_PARTS, PUBLIC_PARTS } from '../../src/islands/own-profile/missing.ts'
import { PARTS } from '#islands/own-profile/profile-parts.ts'

const MISSABLE = [...PUBLIC_PARTS, ...PERSON_PARTS]

/** The lists of values of a person's own profile. */
export const ACCOUNT_LISTS: Readonly<Record<string, readonly string[]>> = {
  'people.field.*': Object.keys(PROFESSIONAL_FIELDS),
  'people.help.*': Object.entries(PROFESSIONAL_FIELDS)
    .filter(([, field]) => 'hasHelp' in field)
    .map(([name]) => name),
  'people.level.*': ACTIVITY_LEVELS,
  'account.missing.what.*': MISSABLE,
  'account.missing.why.*': MISSABLE,
  'account.part.*': PARTS,
  'people.genders.*': GENDERS,
}
