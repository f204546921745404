import type { Executor } from '#db/client.ts'
import { athletes, professionals, profiles, users } from '#db/schema/index.ts'
import { SEEDED_PEOPLE, type Seeded } from '#lib/admin/seed-schemas.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { MEN, SURNAMES, WOMEN } from './data/demo-names.ts'
import { randomOf, uuidOf } from './random.ts'

type Kind = 'athlete' | 'trainer'
/** The addresses are of a domain that nobody can own. */
const MAILBOXES = { athlete: 'prueba-deportista', trainer: 'prueba-entrenador' } as const

const peopleOf = (kind: Kind) =>
  Array.from({ length: SEEDED_PEOPLE }, (_, index) => {
    const key = `test:${kind}:${index + 1}`
    const random = randomOf(key)
    const [given, surname] = [random.some(index % 2 ? MEN : WOMEN, 1), random.some(SURNAMES, 1)]
    return {
      key,
      id: uuidOf(`user:${key}`) as UserId,
      email: `${MAILBOXES[kind]}-${index + 1}@example.com`,
      name: `${given.join()} ${surname.join()}`,
      years: 1 + random.below(20),
      index,
    }
  })

const ATHLETES = peopleOf('athlete')
const TRAINERS = peopleOf('trainer')

/** The accounts that `seedTestPeople` creates. */
export const TEST_USER_IDS: readonly UserId[] = [...ATHLETES, ...TRAINERS].map(({ id }) => id)

/**
 * Adds ten athletes and ten trainers, invented ones, whose accounts nobody can sign in to. The same every time: those who
 * are there stay as they are.
 */
export async function seedTestPeople(tx: Executor): Promise<Seeded> {
  const made = {
    athlete: await insertPeople(tx, 'athlete'),
    trainer: await insertPeople(tx, 'trainer'),
  }
  const newAthletes = ATHLETES.filter(({ id }) => made.athlete.has(id))
  if (newAthletes.length > 0) {
    await tx
      .insert(athletes)
      .values(
        newAthletes.map(({ id, index }) => ({ userId: id, mainGoal: GOALS[index % GOALS.length] })),
      )
  }
  const newTrainers = TRAINERS.filter(({ id }) => made.trainer.has(id))
  if (newTrainers.length > 0) await tx.insert(professionals).values(newTrainers.map(toTrainer))
  return { athletes: newAthletes.length, trainers: newTrainers.length }
}

/** @returns the ids of the accounts that were not there */
async function insertPeople(tx: Executor, kind: Kind): Promise<ReadonlySet<UserId>> {
  const people = kind === 'athlete' ? ATHLETES : TRAINERS
  const emailConfirmedAt = new Date()
  const rows = await tx
    .insert(users)
    .values(people.map(({ id, email }) => ({ id, email, emailConfirmedAt })))
    .onConflictDoNothing()
    .returning({ id: users.id })
  const ids = new Set(rows.map(({ id }) => id))
  const added = people.filter(({ id }) => ids.has(id))
  if (added.length > 0) {
    await tx
      .insert(profiles)
      .values(added.map(({ id, name }) => ({ userId: id, role: kind, displayName: name })))
  }
  return ids
}

function toTrainer({ key, id, years, index }: (typeof TRAINERS)[number]) {
  const specialties = SPECIALTIES.trainer
  return {
    id: uuidOf(`professional:${key}`) as ProfessionalId,
    userId: id,
    type: 'trainer' as const,
    trainingModality: 'online' as const,
    bio: 'Perfil de prueba.',
    specialization: [specialties[index % specialties.length]!],
    experienceYears: years,
    languages: ['es'],
  }
}
