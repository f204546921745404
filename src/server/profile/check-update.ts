import { unknownPlace } from '#db/queries/locations.ts'
import type { ProfileUpdate } from '#lib/accounts/own-profile.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { AppError } from '#lib/http/errors.ts'
import { OBJECTIVES } from '#lib/professionals/objectives.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { isProfessionalType, type ProfessionalType } from '#lib/professionals/types.ts'
import type { Deps } from '#server/deps.ts'

type Problems = Record<string, string>
type ProfessionalPart = NonNullable<ProfileUpdate['professional']>

/**
 * Refuses what the schema cannot know: a part of another role, words of another profession, a place that
 * does not exist.
 *
 * @throws INVALID_INPUT that names the fields
 */
export async function checkUpdate({ db }: Deps, role: Role, update: ProfileUpdate): Promise<void> {
  const { athlete, professional } = update
  const problems: Problems = {}
  if (athlete && role !== 'athlete') problems['athlete'] = 'unknown'
  if (professional && !isProfessionalType(role)) problems['professional'] = 'unknown'
  if (professional && isProfessionalType(role)) {
    Object.assign(problems, foreignWords(role, professional), cityProblem(professional))
  }
  if (Object.keys(problems).length === 0) {
    const part = professional ? ('professional' as const) : ('athlete' as const)
    Object.assign(problems, await placeProblems(db, part, professional ?? athlete))
  }
  if (Object.keys(problems).length === 0) return
  throw new AppError('INVALID_INPUT', 'the update does not fit the role', { fields: problems })
}

/** The filters of the lists know these words only. */
function foreignWords(type: ProfessionalType, part: ProfessionalPart): Problems {
  const known = (all: readonly string[], words: readonly string[]) =>
    words.every((word) => all.includes(word))
  const problems: Problems = {}
  if (!known(SPECIALTIES[type], part.specialization)) {
    problems['professional.specialization'] = 'invalid'
  }
  if (!known(OBJECTIVES[type], part.objectives)) problems['professional.objectives'] = 'invalid'
  return problems
}

/** A professional's country is that of the city: one without the other would be lost without a word. */
function cityProblem({ country, city, modality }: ProfessionalPart): Problems {
  const lost = modality !== 'online' && country !== null && city === null
  return lost ? { 'professional.city': 'required' } : {}
}

async function placeProblems(
  db: Deps['db'],
  part: 'professional' | 'athlete',
  place: { country: string | null; city: string | null } | undefined,
): Promise<Problems> {
  if (!place || (place.country === null && place.city === null)) return {}
  if (place.country === null) return { [`${part}.country`]: 'required' }
  const unknown = await unknownPlace(db, { country: place.country, city: place.city ?? undefined })
  return Object.fromEntries(unknown.map((name) => [`${part}.${name}`, 'invalid']))
}
