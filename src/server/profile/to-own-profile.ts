import type { OwnProfileRow } from '#db/queries/own-profile.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import * as athletePart from '#server/people/athlete.ts'
import * as basicsPart from '#server/people/basics.ts'
import * as personPart from '#server/people/person.ts'
import * as professionalPart from '#server/people/professional.ts'

/**
 * The rows as sent to the client: only the part of the role, also while its row is missing.
 *
 * @param role as read from the session
 */
export function toOwnProfile(row: OwnProfileRow, role: Role): OwnProfile {
  const { user, profile, athlete, professional } = row
  return {
    version: profile.version,
    userId: user.id,
    professionalId: professional?.id ?? null,
    role,
    email: user.email,
    language: user.locale,
    avatarUrl: avatarUrl(profile.avatarUrl),
    basics: basicsPart.fromRow(row),
    person: personPart.fromRow(profile),
    athlete: role === 'athlete' ? athletePart.fromRow(athlete) : null,
    professional: isProfessionalType(role) ? professionalPart.fromRow(professional) : null,
  }
}
