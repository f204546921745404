import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { findNames } from '#db/queries/verifications.ts'
import { mailOutbox, notifications, professionals, users, verifications } from '#db/schema/index.ts'
import { endpoints as ofAdmins } from '#functions/admin-verifications.ts'
import { endpoints as ofOwners } from '#functions/verifications.ts'
import { UPLOAD_FIELDS } from '#lib/http/contract.ts'
import type { ProfessionalId, VerificationId } from '#lib/ids.ts'
import { dependencies } from '#server/composition.ts'
import { netlifyFunction } from '#server/http/api.ts'
import { newAddress } from './account-api.ts'
import { cookieOf, makeUser } from './accounts.ts'
import { SITE } from './call-function.ts'
import { insertProfessional } from './professionals.ts'
import { memoryProofs } from './proofs.ts'

export const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert(1))>>>>\n',
)

/** The functions of verification over documents in memory. */
export function verificationsApi() {
  const memory = memoryProofs()
  const handle = netlifyFunction([...ofOwners, ...ofAdmins], () => ({
    ...dependencies(),
    proofs: memory.store,
  }))
  const send = async (path: string, init: RequestInit) => {
    const work: Promise<unknown>[] = []
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
    const platform = { ip: newAddress(), requestId: 'request-0123', waitUntil }
    const answer = await handle(new Request(`${SITE}/api/${path}`, init), platform)
    await Promise.all(work)
    return answer
  }
  const call = (method: string, path: string, cookie: string, body?: unknown) =>
    send(path, {
      method,
      headers: { origin: SITE, 'content-type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  /** A claim as a page of the site sends it: the document, with its fields beside it. */
  const claim = (cookie: string, fields: unknown, file: Uint8Array) =>
    send('verifications', {
      method: 'POST',
      headers: {
        origin: SITE,
        cookie,
        'content-type': 'application/pdf',
        [UPLOAD_FIELDS]: encodeURIComponent(JSON.stringify(fields)),
      },
      body: Uint8Array.from(file),
    })
  return { memory, call, claim }
}
type Api = ReturnType<typeof verificationsApi>

/** A public professional with a session, who claims. */
export async function claimant(
  db: Database,
  { call, claim: send }: Api,
  values: Parameters<typeof insertProfessional>[1] = {},
) {
  const professionalId = await insertProfessional(db, {
    certifications: ['NSCA', 'CSCS'],
    ...values,
  })
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(eq(professionals.id, professionalId))
  const cookie = await cookieOf(db, user!)
  const claim = ({
    file = PDF,
    ...given
  }: { file?: Uint8Array; [field: string]: unknown } = {}) => {
    const fields = { kind: 'profession', certificate: null, register: null, number: null, ...given }
    return send(cookie, fields, file)
  }
  return {
    ...user!,
    professionalId,
    cookie,
    claim,
    claimed: async (given?: Parameters<typeof claim>[0]) => {
      const response = await claim(given)
      if (!response.ok) throw new Error(await response.text())
      return ((await response.json()) as { id: VerificationId }).id
    },
    withdraw: (id: VerificationId) => call('DELETE', `verifications/${id}`, cookie),
    list: async () => (await call('GET', 'verifications', cookie)).json() as Promise<unknown>,
    proof: (id: VerificationId) => call('GET', `verifications/${id}/proof`, cookie),
  }
}

/** Somebody who decides. */
export async function admin(db: Database, { call }: Api) {
  const user = await makeUser(db, { role: 'admin' })
  const cookie = await cookieOf(db, user)
  const of = (id: VerificationId) => `admin/verifications/${id}`
  const CHECKED = { register: null, number: null, validUntil: null, checks: ['name', 'validity'] }
  return {
    ...user,
    cookie,
    /** With the names of now, unless others were seen. */
    approve: async (id: VerificationId, given: object = {}) => {
      const [claim] = await db
        .select({ of: verifications.professionalId })
        .from(verifications)
        .where(eq(verifications.id, id))
      const names = claim && (await findNames(db, claim.of))
      return call('POST', `${of(id)}/approval`, cookie, { ...CHECKED, ...names, ...given })
    },
    refuse: (id: VerificationId, reason = 'No se lee el nombre.') =>
      call('POST', `${of(id)}/refusal`, cookie, { reason }),
    end: (id: VerificationId, reason = 'Ya no figura en el registro.') =>
      call('POST', `${of(id)}/end`, cookie, { reason }),
    record: async (given: { professionalId: ProfessionalId; [field: string]: unknown }) => {
      const names = await findNames(db, given.professionalId)
      return call('POST', 'admin/verifications', cookie, { ...names, ...given })
    },
    read: (id: VerificationId) => call('GET', of(id), cookie),
    proof: (id: VerificationId) => call('GET', `${of(id)}/proof`, cookie),
    queue: async () => {
      const response = await call('GET', 'admin/verifications', cookie)
      return (await response.json()) as { items: { id: string }[]; total: number }
    },
  }
}

/** What is derived from the records of a professional. */
export async function derivedOf(db: Database, id: ProfessionalId) {
  const [row] = await db
    .select({
      isVerified: professionals.isVerified,
      checked: professionals.checkedCertifications,
      score: professionals.rankingScore,
    })
    .from(professionals)
    .where(eq(professionals.id, id))
  return row!
}

/** What a professional was told: events of the bell, and the data of mails. */
export async function toldTo(db: Database, { id, email }: { id: string; email: string }) {
  const bell = await db
    .select({ data: notifications.data })
    .from(notifications)
    .where(eq(notifications.userId, id as never))
    .orderBy(notifications.createdAt)
  const mails = await db
    .select({ data: mailOutbox.data })
    .from(mailOutbox)
    .where(eq(mailOutbox.to, email))
    .orderBy(mailOutbox.createdAt)
  return { bell: bell.map(({ data }) => data['event']), mails: mails.map(({ data }) => data) }
}
