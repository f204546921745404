import { inArray } from 'drizzle-orm'
import type { InferInsertModel } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { professionals, users, verifications } from '#db/schema/index.ts'
import type { ProfessionalId, UserId, VerificationId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { checksFor } from '#lib/verifications/checks.ts'
import type { ProofType } from '#lib/verifications/values.ts'
import { DEMO_ADMIN_ID } from './demo-accounts.ts'
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts'
import { randomOf, uuidOf } from './random.ts'

type Row = InferInsertModel<typeof verifications>

const DAY = 86_400_000
/** The last day of the demo data. */
const TODAY = Date.UTC(2026, 9, 31, 9)

/** Registers of an invented country: no real body is named. A trainer's title has none. */
const REGISTERS: Record<ProfessionalType, string | null> = {
  trainer: null,
  nutritionist: 'Colegio de Dietistas-Nutricionistas (ejemplo)',
  physiotherapist: 'Colegio de Fisioterapeutas (ejemplo)',
}

/** A claim that waits, with its document, which `scripts/demo-proofs.ts` puts into the store. */
export type DemoClaim = { id: VerificationId; userId: UserId; name: string; type: ProofType }

const idOf = (name: string) => uuidOf(`verification:${name}`) as VerificationId

/** Five who are not verified yet wait, those of one profession not in a row. */
const WAITING = DEMO_PEOPLE.filter(({ isVerified }) => !isVerified)
  .filter((_, index) => index % 11 === 3)
  .slice(0, 5)

export const DEMO_CLAIMS: readonly DemoClaim[] = WAITING.map(
  ({ key, name, professional }, index) => ({
    id: idOf(`${key}:waiting`),
    userId: professional.userId,
    name,
    type: index % 2 === 0 ? 'application/pdf' : 'image/webp',
  }),
)

/** What is written about a document that does not exist any more, or not yet. */
const PROOF_BYTES = 1_024

const subject = ({ key, professional: { type } }: DemoPerson) => {
  const register = REGISTERS[type]
  const number = register && String(10_000 + randomOf(`number:${key}`).below(9_000))
  return { register, number }
}

function decided(person: DemoPerson, certificate: string | null): Row {
  const { key, professional } = person
  const kind = certificate === null ? 'profession' : 'certificate'
  const { register, number } =
    certificate === null ? subject(person) : { register: null, number: null }
  const random = randomOf(`checked:${key}:${certificate ?? ''}`)
  const decidedAt = new Date(TODAY - (1 + random.below(400)) * DAY)
  return {
    ...{ id: idOf(`${key}:${certificate ?? ''}`), professionalId: professional.id },
    ...{ kind, certificate, register, number, state: 'approved', decidedAt },
    checks: checksFor({ kind, number, hasProof: true }),
    createdAt: new Date(decidedAt.getTime() - 2 * DAY),
  }
}

function waiting(person: DemoPerson, index: number): Row {
  return {
    ...{ id: idOf(`${person.key}:waiting`), professionalId: person.professional.id },
    ...{ kind: 'profession', ...subject(person) },
    ...{ proofType: DEMO_CLAIMS[index]!.type, proofBytes: PROOF_BYTES },
    createdAt: new Date(TODAY - index * 0.7 * DAY),
  }
}

/** The badge of those who are verified, and about half of their certificates, the degree first. */
function recordsOf(person: DemoPerson): Row[] {
  const { certifications } = person.professional
  const checked = certifications.slice(0, Math.ceil(certifications.length / 2))
  return person.isVerified
    ? [decided(person, null), ...checked.map((certificate) => decided(person, certificate))]
    : []
}

/**
 * Inserts the records of the demo professionals who are verified, and a handful of claims that wait: nobody is verified
 * without a record. Idempotent; certificates that somebody has renamed are left out, decided claims stay decided.
 */
export async function seedDemoVerifications(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = DEMO_PEOPLE.map(({ professional }) => professional.id)
    const people = await tx
      .select({ id: professionals.id, certifications: professionals.certifications })
      .from(professionals)
      .where(inArray(professionals.id, ids))
    const named = new Map<ProfessionalId, readonly string[]>(
      people.map(({ id, certifications }) => [id, certifications]),
    )
    const [admin] = await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, [DEMO_ADMIN_ID]))
    const rows = [...DEMO_PEOPLE.flatMap(recordsOf), ...WAITING.map(waiting)].filter(
      ({ professionalId, certificate = null }) => {
        const certifications = named.get(professionalId)
        return certifications && (certificate === null || certifications.includes(certificate))
      },
    )
    if (rows.length === 0) return
    await tx
      .insert(verifications)
      .values(rows.map((row) => ({ ...row, decidedBy: row.decidedAt ? admin?.id : null })))
      .onConflictDoNothing()
  })
}
