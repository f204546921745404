import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { articleDrafts, reviewDecisions, users, verifications } from '#db/schema/index.ts'
import type { DecisionId, EditionId, ProfessionalId, UserId, VerificationId } from '#lib/ids.ts'
import { NEWSLETTER_INTERESTS } from '#lib/newsletter/interests.ts'
import { CONSENT_VERSION } from '#lib/health/consent-text.ts'
import { makeChallenge } from '#server/challenge/challenge.ts'
import { appealToken } from '#server/reviews/appeal-token.ts'
import { issueToken } from '#server/tokens/tokens.ts'
import { unsubscribeToken } from '#server/unsubscribe/unsubscribe-token.ts'
import type { Ids } from '#tests/integration/authorization-matrix.ts'
import { newEmail, signUpForm, solve } from './account-api.ts'
import { makeUser, PASSWORD, sessionOf } from './accounts.ts'
import { editor, FIELDS } from './admin-articles.ts'
import { videoInput } from './admin-videos.ts'
import type { TestDatabase } from './database.ts'
import { COMPLETE, sendingEdition, subscribers } from './editions.ts'
import { newsletterOf } from './newsletter.ts'
import { picture } from './pictures.ts'
import { insertPlaces, insertVerification } from './professionals.ts'
import { insertVideo } from './videos.ts'

type Given = { own: TestDatabase; ids: Ids; cookie: string }
/** By method and path: makes what the endpoint changes. */
type Calls = Record<string, (given: Given) => ChangingCall | Promise<ChangingCall>>

/** A call: what it leaves out is as in the authorization matrix. */
export type ChangingCall = {
  path?: string
  body?: unknown
  file?: { type: string; bytes: Uint8Array }
  cookie?: string
}

const secret = () => process.env['SESSION_SECRET']!
const NEW_PASSWORD = 'una frase larga y nueva'

async function linkOf(own: TestDatabase) {
  const [row] = await subscribers(own.db, 1)
  return unsubscribeToken(secret(), { from: 'newsletter', id: row!.id })
}

function siteMessage() {
  const challenge = makeChallenge(secret())
  return {
    name: 'Nora Gil',
    email: newEmail(),
    objective: 'multiple',
    message: 'Quiero ganar fuerza y no sé por dónde empezar.',
    challenge: { token: challenge.token, answer: solve(challenge) },
  }
}

const ACCOUNTS: Calls = {
  'POST /api/account/reset-password': async ({ own, ids }) => {
    const owner = { userId: ids.userId as UserId, purpose: 'reset-password' } as const
    return { body: { token: await issueToken(own.db, owner), password: NEW_PASSWORD } }
  },
  'POST /api/account/sign-up': async ({ own }) => {
    await insertPlaces(own.db)
    return { body: signUpForm('athlete') }
  },
  'POST /api/account/confirm': async ({ own }) => {
    const { id } = await makeUser(own.db, { confirmed: false })
    const token = await issueToken(own.db, { userId: id, purpose: 'confirm-email' })
    return { body: { token, password: PASSWORD } }
  },
  'POST /api/account/confirm-new-email': async ({ own, ids }) => {
    const owner = { userId: ids.userId as UserId, purpose: 'change-email' } as const
    return { body: { token: await issueToken(own.db, { ...owner, email: newEmail() }) } }
  },
  'PUT /api/profile/avatar': async () => ({
    file: { type: 'image/png', bytes: await picture('png') },
  }),
  'PATCH /api/notifications': () => ({ body: { mutedMails: ['contact'] } }),
  'POST /api/health/consent': async ({ own }) => ({
    ...(await sessionOf(own.db, await makeUser(own.db))),
    body: { accepted: true, version: CONSENT_VERSION, locale: 'es' },
  }),
  'POST /api/verifications': async ({ own, ids }) => {
    await own.db
      .delete(verifications)
      .where(eq(verifications.id, ids.verificationId as VerificationId))
    return {}
  },
}

const VISITORS: Calls = {
  'POST /api/review-appeals': async ({ own, ids }) => {
    const id = ids.appealId as DecisionId
    await own.db
      .update(reviewDecisions)
      .set({ appealedAt: null, appeal: null })
      .where(eq(reviewDecisions.id, id))
    return { body: { token: appealToken(secret(), id), text: 'No lo veo así.' } }
  },
  'POST /api/contact': () => ({ body: siteMessage() }),
  'POST /send-contact.php': () => ({ body: siteMessage() }),
  'POST /api/newsletter/confirm': async ({ own }) => {
    const { subscribe, linkTo } = newsletterOf(() => own.db)
    const email = newEmail()
    await subscribe(email)
    return { body: { token: await linkTo(email) } }
  },
  'POST /api/newsletter/unsubscribe': async ({ own }) => ({ body: { token: await linkOf(own) } }),
  'POST /api/newsletter/preferences': async ({ own }) => ({
    body: { token: await linkOf(own), interests: [NEWSLETTER_INTERESTS[0]], locale: 'en' },
  }),
}

const ADMIN = '/api/admin'

async function draftEdition(own: TestDatabase): Promise<EditionId> {
  return sendingEdition(own.db, { state: 'draft', startedAt: null, articles: [] })
}
const edition = (id: EditionId, rest = '') => `${ADMIN}/newsletters/${id}${rest}`

const EDITIONS: Calls = {
  'PATCH /api/admin/newsletters/:id': async ({ own }) => ({
    path: edition(await draftEdition(own)),
    body: { ...COMPLETE, articles: [], subjectEs: 'Otro asunto', version: 1 },
  }),
  'DELETE /api/admin/newsletters/:id': async ({ own }) => ({
    path: edition(await draftEdition(own)),
  }),
  'POST /api/admin/newsletters/:id/test': async ({ own }) => ({
    path: edition(await draftEdition(own), '/test'),
  }),
  'POST /api/admin/newsletters/:id/send': async ({ own }) => {
    await subscribers(own.db, 1)
    return { path: edition(await draftEdition(own), '/send') }
  },
  'POST /api/admin/newsletters/:id/stop': async ({ own }) => ({
    path: edition(await sendingEdition(own.db), '/stop'),
  }),
}

const PEOPLE: Calls = {
  'POST /api/admin/users/:id/confirmation': async ({ own }) => {
    const { id } = await makeUser(own.db, { confirmed: false })
    return { path: `${ADMIN}/users/${id}/confirmation` }
  },
  'PUT /api/admin/users/:id/role': async ({ own }) => {
    const { id } = await makeUser(own.db)
    return { path: `${ADMIN}/users/${id}/role` }
  },
  'POST /api/admin/users/:id/enable': async ({ own }) => {
    const { id } = await makeUser(own.db)
    const disabled = { disabledAt: new Date(), disabledReason: 'Spam' }
    await own.db.update(users).set(disabled).where(eq(users.id, id))
    return { path: `${ADMIN}/users/${id}/enable` }
  },
  'POST /api/admin/professionals/:id/password-link': async ({ own, ids }) => {
    const userId = ids.userId as UserId
    await own.db.update(users).set({ passwordHash: null }).where(eq(users.id, userId))
    return {}
  },
  'POST /api/admin/verifications/:id/end': async ({ own, ids }) => {
    const id = await insertVerification(own.db, ids.professionalId as ProfessionalId)
    return { path: `${ADMIN}/verifications/${id}/end` }
  },
}

const TOKEN = randomUUID()

const CONTENT: Calls = {
  'POST /api/admin/seed': () => {
    process.env['SEED_TOKEN'] = TOKEN
    return { body: { token: TOKEN } }
  },
  'PUT /api/admin/videos/:id': async ({ own }) => ({
    path: `${ADMIN}/videos/${await insertVideo(own.db)}`,
    body: { ...videoInput(), version: 1 },
  }),
  'DELETE /api/admin/videos/:id': async ({ own }) => ({
    path: `${ADMIN}/videos/${await insertVideo(own.db)}`,
  }),
  'POST /api/admin/article-pictures': async () => ({
    file: { type: 'image/jpeg', bytes: await picture('jpeg', 1200, 800) },
  }),
}

/** A whole article that is not public, and its address. */
async function article(own: TestDatabase) {
  const { id, version } = await (await editor(own.db)).draft()
  return { id, version, path: `${ADMIN}/articles/${id}` }
}

const ARTICLES: Calls = {
  'PATCH /api/admin/articles/:id': async ({ own }) => {
    const { path, version } = await article(own)
    return { path, body: { version, article: { ...FIELDS, title: 'Otro título' } } }
  },
  'DELETE /api/admin/articles/:id': async ({ own }) => ({ path: (await article(own)).path }),
  'POST /api/admin/articles/:id/state': async ({ own }) => {
    const { path, version } = await article(own)
    return { path: `${path}/state`, body: { to: 'publish', version } }
  },
  'PUT /api/admin/articles/:id/draft': async ({ own }) => {
    const { path, version } = await article(own)
    const fields = { ...FIELDS, title: 'Otro título' }
    return { path: `${path}/draft`, body: { baseVersion: version, fields } }
  },
  'DELETE /api/admin/articles/:id/draft': async ({ own, ids }) => {
    const { id, path, version } = await article(own)
    const userId = ids.userId as UserId
    await own.db
      .insert(articleDrafts)
      .values({ articleId: id, userId, baseVersion: version, fields: FIELDS })
    return { path: `${path}/draft` }
  },
  'POST /api/admin/articles/:id/versions/:version/restore': async ({ own }) => {
    const { path, version } = await article(own)
    return { path: `${path}/versions/1/restore`, body: { version } }
  },
}

/** Where a call of the matrix is refused or changes nothing: makes what the endpoint changes, and the call that does. */
export const CHANGING_CALLS: Calls = {
  ...ACCOUNTS,
  ...VISITORS,
  ...EDITIONS,
  ...PEOPLE,
  ...CONTENT,
  ...ARTICLES,
}
