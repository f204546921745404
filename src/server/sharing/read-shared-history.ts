import { findSharedHistory } from '#db/queries/health/shared.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { ageOn } from '#lib/fields/age.ts'
import { NO_BASICS, type ProfessionalSection } from '#lib/health/history.ts'
import { AppError } from '#lib/http/errors.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { shownFlags } from '#lib/health/flags.ts'
import type { EarlierVersion, SharedHistory } from '#lib/sharing/shared.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import type { SharedRead } from './read-shared-records.ts'

/**
 * The history of a client that the actor, a professional, sees through an authorization: the basics, the own discipline
 * and the shared notes.
 *
 * @throws NOT_FOUND unless the authorization is the actor's and active
 */
export async function readSharedHistory(
  scope: ScopedExecutor,
  { id }: { id: AuthorizationId },
): Promise<SharedRead<SharedHistory>> {
  const row = await findSharedHistory(scope, id)
  if (!row) throw new AppError('NOT_FOUND', 'no such client')
  const { share, person, body, basics, discipline, notes, earlier } = row
  return {
    clientUserId: share.clientUserId,
    answer: {
      shown: shownFlags(share.allowedFields),
      clientName: person.name,
      professionalType: share.professionalType,
      age: person.birthDate === null ? null : ageOn(person.birthDate, madridDay()),
      gender: person.gender,
      body,
      // Written by its owner through the schema of the basics; the contract parses it once more.
      basics: basics && { ...NO_BASICS, ...basics.content },
      discipline: discipline && toSection(discipline),
      notes: notes && toSection(notes),
      earlier: {
        discipline: earlier.discipline.map(toEarlier),
        notes: earlier.notes.map(toEarlier),
      },
    },
  }
}

type Written = Omit<ProfessionalSection, 'updatedAt'> & { updatedAt: Date }

const toSection = ({ updatedAt, ...section }: Written): ProfessionalSection => ({
  ...section,
  updatedAt: updatedAt.toISOString(),
})

/** PostgreSQL writes the instants of an object with the offset of the session. */
const toEarlier = ({ writtenAt, ...version }: EarlierVersion): EarlierVersion => ({
  ...version,
  writtenAt: new Date(writtenAt).toISOString(),
})
