import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import {
  clientQuestionnaires,
  healthHistory,
  healthRecords,
  professionalAuthorizations,
} from '#db/schema/health/index.ts'
import { withActor } from '#db/with-actor.ts'
import { everyFlag, FLAGS, type Flag } from '#lib/health/flags.ts'
import type { AuthorizationId, QuestionnaireId, UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Question } from '#lib/questionnaires/questions.ts'

/*
 * Builders of who shares what with whom. They insert as the person concerned, so the serving role suffices, on the
 * database of a site under test too; states that the policies rule out need the role that owns the tables.
 */

type Share = Partial<typeof professionalAuthorizations.$inferInsert>
type NewRecord = Partial<typeof healthRecords.$inferInsert>
type NewSection = Partial<typeof healthHistory.$inferInsert> &
  Pick<typeof healthHistory.$inferInsert, 'section' | 'content'>
type NewQuestionnaire = Partial<typeof clientQuestionnaires.$inferInsert>

type Seller = { id: UserId; type: ProfessionalType; name: string | null }
type Person = { id: UserId }

export const ALL = everyFlag(true)
export const NONE = everyFlag(false)

/** Not granted yet. */
export const PENDING = { isAuthorized: false, authorizedAt: null, allowedFields: NONE } as const

export const QUESTIONS: Question[] = [
  { type: 'text', text: '¿Dónde te duele?' },
  { type: 'number', text: '¿Cuántas horas duermes?', unit: 'h' },
  { type: 'scale', text: '¿Cuánto te duele?', low: 'Nada', high: 'Muchísimo' },
  { type: 'one', text: '¿Cuándo?', options: ['Mañana', 'Noche'] },
  { type: 'several', text: '¿Qué haces?', options: ['Correr', 'Nadar', 'Nada'] },
  { type: 'yes_no', text: '¿Has tenido lesiones?' },
  { type: 'date', text: '¿Desde cuándo?' },
]

/** A share between two people, active and of everything unless overridden, past all checks but the database's own. */
export function insertShare(
  db: Database,
  from: Person,
  to: Pick<Seller, 'id' | 'type'>,
  changes: Share = {},
): Promise<AuthorizationId> {
  const asked = {
    ...{ clientUserId: from.id, professionalUserId: to.id, professionalType: to.type },
    allowedFields: NONE,
  }
  const granted = {
    ...{ isAuthorized: true, authorizedAt: new Date(), allowedFields: ALL },
    ...changes,
  }
  return withActor(db, from.id, async (scope) => {
    // The database lets a client insert a request alone.
    const [row] = await scope
      .insert(professionalAuthorizations)
      .values(asked)
      .returning({ id: professionalAuthorizations.id })
    const { id } = row!
    await scope
      .update(professionalAuthorizations)
      .set(granted)
      .where(eq(professionalAuthorizations.id, id))
    return id
  })
}

/** A record of a person who consents. */
export async function insertRecord(db: Database, userId: UserId, values: NewRecord) {
  const [row] = await withActor(db, userId, (scope) =>
    scope
      .insert(healthRecords)
      .values({ userId, recordDate: '2026-11-01', ...values })
      .returning(),
  )
  return row!
}

/** A section of a person's history. */
export async function insertSection(
  db: Database,
  userId: UserId,
  values: NewSection,
): Promise<void> {
  await withActor(db, userId, (scope) =>
    scope.insert(healthHistory).values({ userId, updatedByName: 'Somebody', ...values }),
  )
}

/** Who asks whom, by which share. */
export type Between<By> = { from: Seller; to: Person; by: By }

/** A questionnaire that a professional sent to a client. */
export async function insertQuestionnaire(
  db: Database,
  { from, to, by }: Between<AuthorizationId | null>,
  changes: NewQuestionnaire = {},
): Promise<QuestionnaireId> {
  const [row] = await withActor(db, from.id, (scope) =>
    scope
      .insert(clientQuestionnaires)
      .values({
        authorizationId: by,
        professionalUserId: from.id,
        professionalName: from.name ?? '',
        professionalType: from.type,
        clientUserId: to.id,
        title: 'Evaluación inicial',
        questions: QUESTIONS,
        ...changes,
      })
      .returning({ id: clientQuestionnaires.id }),
  )
  return row!.id
}

/** Only those that are named, of what may be shared. */
const flagsOf = (shown: readonly Flag[]) => ({
  ...NONE,
  ...Object.fromEntries(shown.map((flag) => [flag, true])),
})

type Sides<P, C> = { professional: P; client: C }
/** In the order in which they are named. */
type Made<P, C> = readonly [professional: P, client: C, share: AuthorizationId]
type Scene<P, C> = {
  /** Changes the share. */
  but: (changes: Share) => Scene<P, C>
  /** The client keeps these. */
  records: (...records: NewRecord[]) => Scene<P, C>
  /** The professional asks. */
  questionnaire: (changes?: NewQuestionnaire) => {
    insert: () => Promise<readonly [...Made<P, C>, asked: QuestionnaireId]>
  }
  insert: () => Promise<Made<P, C>>
}

/** How a test makes the two sides, who can do what it needs. */
type Makers<P, C> = {
  professional: (given: { type: ProfessionalType; name?: string }) => Promise<P>
  client: (given: { name?: string }) => Promise<C>
}

/**
 * @example const [leire, nora, share] = await world(suite).trainer('Leire').client().shares('weight').insert()
 */
export function worldOf<P extends Seller, C extends Person>(db: Database, makers: Makers<P, C>) {
  const by = (type: ProfessionalType) => (name?: string) => ({
    /** Who consents. */
    client: (called?: string) =>
      between(db, async () => ({
        professional: await makers.professional({ type, ...(name !== undefined && { name }) }),
        client: await makers.client({ ...(called !== undefined && { name: called }) }),
      })),
  })
  return {
    trainer: by('trainer'),
    nutritionist: by('nutritionist'),
    physiotherapist: by('physiotherapist'),
  }
}

/** What is between two people, who may exist already. */
export function between<P extends Seller, C extends Person>(
  db: Database,
  sides: () => Promise<Sides<P, C>>,
) {
  const sharing = (changes: Share) => scene(db, sides, changes)
  return {
    /** These, and nothing else. */
    shares: (...shown: Flag[]) => sharing({ allowedFields: flagsOf(shown) }),
    sharesAll: () => sharing({}),
    sharesAllBut: (...hidden: Flag[]) =>
      sharing({ allowedFields: flagsOf(FLAGS.filter((flag) => !hidden.includes(flag))) }),
    /** Has asked to share. */
    asks: () => sharing(PENDING),
  }
}

function scene<P extends Seller, C extends Person>(
  db: Database,
  sides: () => Promise<Sides<P, C>>,
  share: Share,
  kept: readonly NewRecord[] = [],
): Scene<P, C> {
  const insert = async (): Promise<Made<P, C>> => {
    const { professional, client } = await sides()
    const id = await insertShare(db, client, professional, share)
    for (const values of kept) await insertRecord(db, client.id, values)
    return [professional, client, id]
  }
  return {
    but: (changes) => scene(db, sides, { ...share, ...changes }, kept),
    records: (...records) => scene(db, sides, share, [...kept, ...records]),
    questionnaire: (changes) => ({
      insert: async () => {
        const made = await insert()
        const [from, to, by] = made
        return [...made, await insertQuestionnaire(db, { from, to, by }, changes)]
      },
    }),
    insert,
  }
}
