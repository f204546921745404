import type { Role } from '#lib/accounts/roles.ts'
import type { RateLimitName } from '#server/rate-limits/rate-limits.ts'
import { DELETION_PHRASE } from '#lib/account/schemas.ts'
import { CONSENT_VERSION } from '#lib/health/consent-text.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { ADMIN_MATRIX } from './admin-matrix/index.ts'

/** The resource of a call: the caller's own, another user's, or one that does not exist. */
export type Target = 'own' | 'other' | 'none'

/** The ids of one of the three targets. */
export type Ids = {
  userId: string
  sessionId: string
  deviceId: string
  professionalId: string
  requestId: string
  /** One that fits the professional. */
  objective: string
  /** A professional whom the person has reviewed. */
  reviewedId: string
  /** A review of the person's own page, written by somebody else. */
  reviewId: string
  /** A decision about another review of the person's, against which they have appealed. */
  appealId: string
  /** A message that the person sent by the contact page. */
  messageId: string
  /** A health record. */
  recordId: string
  /** An import of records. */
  importId: string
  /** What the person shares with a professional. */
  shareId: string
  /** What a client shares with the person. */
  clientShareId: string
  /** What that professional asked the person. */
  questionnaireId: string
  /** What the person asked that client, every week. */
  sentId: string
  repeatId: string
  /** Questions that the person keeps. */
  templateId: string
  /** A claim of the person's own profession, which waits. */
  verificationId: string
  /** What the person is called. */
  name: string
}

/** The same id for everything. */
export const idsAs = (id: string): Ids => ({
  userId: id,
  sessionId: id,
  deviceId: id,
  professionalId: id,
  reviewedId: id,
  reviewId: id,
  appealId: id,
  messageId: id,
  recordId: id,
  importId: id,
  shareId: id,
  clientShareId: id,
  questionnaireId: id,
  sentId: id,
  repeatId: id,
  templateId: id,
  verificationId: id,
  requestId: id,
  objective: 'weight_loss',
  name: 'Nobody',
})

export type Row = {
  /** Anyone, anyone signed in, or these roles; all others get 401 or 403. */
  allows: 'anyone' | 'signed-in' | readonly Role[]
  path: (ids: Ids) => string
  body?: (ids: Ids) => unknown
  /** A file that is sent; `body` is what goes beside it. */
  file?: { type: string; bytes: Uint8Array }
  /** The status for permitted callers; a row without ids in its path only has `own`. */
  status: { own: number; other?: number; none?: number }
  /** The rule that counts a call before its body is read; `write` by default. */
  counts?: RateLimitName
}

const CLAIM = { kind: 'profession', certificate: null, register: null, number: null }
const REVIEW = { rating: 4, comment: 'Bien' }
const TEMPLATE = { title: 'Inicio', questions: [{ type: 'yes_no', text: '¿Duermes bien?' }] }
const plain = (path: string) => () => path

/** Every endpoint of the API. An endpoint missing here fails the tests. */
export const MATRIX: Record<string, Row> = {
  'GET /api/articles': {
    allows: 'anyone',
    path: plain('/api/articles?locale=es'),
    status: { own: 200 },
  },
  'GET /api/articles/:slug': {
    allows: 'anyone',
    path: plain('/api/articles/dolor-de-rodilla-al-bajar'),
    status: { own: 200 },
  },
  'GET /api/professionals': {
    allows: 'anyone',
    path: plain('/api/professionals?professional=trainer'),
    status: { own: 200 },
  },
  'GET /api/professionals/:id': {
    allows: 'anyone',
    path: ({ professionalId }) => `/api/professionals/${professionalId}`,
    status: { own: 200, other: 200, none: 404 },
  },
  'GET /api/professionals/:id/reviews': {
    allows: 'anyone',
    path: ({ professionalId }) => `/api/professionals/${professionalId}/reviews`,
    status: { own: 200, other: 200, none: 404 },
  },
  'GET /api/professionals/:id/reviews/mine': {
    allows: 'signed-in',
    path: ({ professionalId }) => `/api/professionals/${professionalId}/reviews/mine`,
    status: { own: 200, other: 200, none: 404 },
  },
  'POST /api/professionals/:id/reviews': {
    allows: 'signed-in',
    path: ({ professionalId }) => `/api/professionals/${professionalId}/reviews`,
    body: () => REVIEW,
    // Nobody reviews their own profile.
    status: { own: 403, other: 201, none: 404 },
  },
  'PATCH /api/professionals/:id/reviews': {
    allows: 'signed-in',
    path: ({ reviewedId }) => `/api/professionals/${reviewedId}/reviews`,
    body: () => REVIEW,
    status: { own: 200, other: 404, none: 404 },
  },
  'DELETE /api/professionals/:id/reviews': {
    allows: 'signed-in',
    path: ({ reviewedId }) => `/api/professionals/${reviewedId}/reviews`,
    status: { own: 200, other: 404, none: 404 },
  },
  'POST /api/reviews/:id/reply': {
    allows: PROFESSIONAL_TYPES,
    path: ({ reviewId }) => `/api/reviews/${reviewId}/reply`,
    body: () => ({ text: 'Gracias' }),
    status: { own: 201, other: 404, none: 404 },
  },
  'POST /api/reviews/:id/report': {
    allows: 'signed-in',
    path: ({ reviewId }) => `/api/reviews/${reviewId}/report`,
    body: () => ({ reason: 'false', details: '' }),
    // Once by a person; and anybody may report any review but their own.
    status: { own: 409, other: 201, none: 404 },
  },
  'POST /api/review-appeals': {
    allows: 'anyone',
    path: plain('/api/review-appeals'),
    body: () => ({ token: 'forged', text: 'No lo veo así.' }),
    status: { own: 410 },
  },
  'POST /api/consents': {
    allows: 'anyone',
    path: plain('/api/consents'),
    body: () => ({
      browserId: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11',
      revision: 1,
      analytics: false,
      personalization: true,
      locale: 'es',
    }),
    counts: 'consent',
    status: { own: 200 },
  },
  'GET /api/videos': { allows: 'anyone', path: plain('/api/videos'), status: { own: 200 } },
  'GET /api/status': { allows: 'anyone', path: plain('/api/status'), status: { own: 200 } },
  'GET /api/account/challenge': {
    allows: 'anyone',
    path: plain('/api/account/challenge'),
    status: { own: 200 },
  },
  'POST /api/contact': {
    allows: 'anyone',
    path: plain('/api/contact'),
    body: () => ({}),
    status: { own: 400 },
  },
  'GET /api/contact/challenge': {
    allows: 'anyone',
    path: plain('/api/contact/challenge'),
    status: { own: 200 },
  },
  'POST /send-contact.php': {
    allows: 'anyone',
    path: plain('/send-contact.php'),
    body: () => ({}),
    status: { own: 400 },
  },
  'POST /api/newsletter': {
    allows: 'anyone',
    path: plain('/api/newsletter'),
    body: ({ userId }) => ({ email: `${userId}@example.com`, locale: 'es' }),
    status: { own: 200 },
  },
  'POST /api/newsletter/confirm': {
    allows: 'anyone',
    path: plain('/api/newsletter/confirm'),
    body: () => ({ token: 'x'.repeat(43) }),
    counts: 'redeemToken',
    status: { own: 410 },
  },
  'POST /api/newsletter/unsubscribe': {
    allows: 'anyone',
    path: plain('/api/newsletter/unsubscribe'),
    body: () => ({ token: 'forged' }),
    counts: 'unsubscribeFrom',
    status: { own: 410 },
  },
  'POST /api/newsletter/preferences': {
    allows: 'anyone',
    path: plain('/api/newsletter/preferences'),
    body: () => ({ token: 'forged', interests: [], locale: 'es' }),
    status: { own: 410 },
  },
  'POST /api/account/check-email': {
    allows: 'anyone',
    path: plain('/api/account/check-email'),
    body: () => ({}),
    counts: 'checkEmail',
    status: { own: 400 },
  },
  'POST /api/account/sign-up': {
    allows: 'anyone',
    path: plain('/api/account/sign-up'),
    body: () => ({}),
    status: { own: 400 },
  },
  'POST /api/account/confirm': {
    allows: 'anyone',
    path: plain('/api/account/confirm'),
    body: () => ({ token: 'x'.repeat(43) }),
    counts: 'redeemToken',
    status: { own: 410 },
  },
  'POST /api/account/forgot-password': {
    allows: 'anyone',
    path: plain('/api/account/forgot-password'),
    body: ({ userId }) => ({ email: `${userId}@example.com` }),
    counts: 'forgotPassword',
    status: { own: 200 },
  },
  'POST /api/account/password-strength': {
    allows: 'anyone',
    path: plain('/api/account/password-strength'),
    body: () => ({ password: 'cinco sillas verdes', email: '', names: [] }),
    counts: 'judgePassword',
    status: { own: 200 },
  },
  'POST /api/account/reset-password': {
    allows: 'anyone',
    path: plain('/api/account/reset-password'),
    body: () => ({ token: 'x'.repeat(43), password: 'una frase larga y nueva' }),
    counts: 'redeemToken',
    status: { own: 410 },
  },
  'POST /api/account/change-password': {
    allows: 'signed-in',
    path: plain('/api/account/change-password'),
    body: () => ({ currentPassword: PASSWORD, password: 'una frase larga y nueva' }),
    status: { own: 200 },
  },
  'POST /api/account/change-email': {
    allows: 'signed-in',
    path: plain('/api/account/change-email'),
    body: ({ userId }) => ({ email: `new.${userId}@example.com`, currentPassword: PASSWORD }),
    status: { own: 200 },
  },
  'POST /api/account/confirm-new-email': {
    allows: 'anyone',
    path: plain('/api/account/confirm-new-email'),
    body: () => ({ token: 'x'.repeat(43) }),
    counts: 'redeemToken',
    status: { own: 410 },
  },
  'POST /api/account/export': {
    allows: 'signed-in',
    path: plain('/api/account/export'),
    body: () => ({ password: PASSWORD }),
    status: { own: 200 },
  },
  'DELETE /api/account': {
    allows: 'signed-in',
    path: plain('/api/account'),
    body: () => ({ phrase: DELETION_PHRASE, password: PASSWORD }),
    status: { own: 200 },
  },
  'GET /api/account/sessions': {
    allows: 'signed-in',
    path: plain('/api/account/sessions'),
    status: { own: 200 },
  },
  'DELETE /api/account/sessions/:id': {
    allows: 'signed-in',
    path: ({ sessionId }) => `/api/account/sessions/${sessionId}`,
    status: { own: 200, other: 404, none: 404 },
  },
  'DELETE /api/account/sessions': {
    allows: 'signed-in',
    path: plain('/api/account/sessions'),
    status: { own: 200 },
  },
  'DELETE /api/account/devices/:id': {
    allows: 'signed-in',
    path: ({ deviceId }) => `/api/account/devices/${deviceId}`,
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/search': {
    allows: 'anyone',
    path: plain('/api/search?locale=es&q=ana'),
    status: { own: 200 },
  },
  'GET /api/profile': { allows: 'signed-in', path: plain('/api/profile'), status: { own: 200 } },
  'PATCH /api/profile': {
    allows: 'signed-in',
    path: plain('/api/profile'),
    body: () => ({ version: 1, language: 'en' }),
    status: { own: 200 },
  },
  'PUT /api/profile/avatar': {
    allows: 'signed-in',
    path: plain('/api/profile/avatar'),
    file: { type: 'image/png', bytes: Buffer.from('no picture') },
    counts: 'avatar',
    status: { own: 400 },
  },
  'DELETE /api/profile/avatar': {
    allows: 'signed-in',
    path: plain('/api/profile/avatar'),
    status: { own: 200 },
  },
  'POST /api/professionals/:id/contact': {
    allows: 'signed-in',
    path: ({ professionalId }) => `/api/professionals/${professionalId}/contact`,
    body: ({ objective }) => ({
      name: 'Nora',
      phone: null,
      message: 'Quiero volver a correr.',
      objective,
    }),
    status: { own: 403, other: 201, none: 404 },
  },
  'GET /api/contact-requests': {
    allows: 'signed-in',
    path: plain('/api/contact-requests?box=received'),
    status: { own: 200 },
  },
  'PATCH /api/contact-requests/:id': {
    allows: 'signed-in',
    path: ({ requestId }) => `/api/contact-requests/${requestId}`,
    body: () => ({ state: 'read' }),
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/notifications': {
    allows: 'signed-in',
    path: plain('/api/notifications'),
    status: { own: 200 },
  },
  'PATCH /api/notifications': {
    allows: 'signed-in',
    path: plain('/api/notifications'),
    body: () => ({ read: 'all' }),
    status: { own: 200 },
  },
  'GET /api/health/records.csv': {
    allows: 'signed-in',
    path: plain('/api/health/records.csv'),
    status: { own: 200 },
  },
  'POST /api/health/import': {
    allows: 'signed-in',
    path: plain('/api/health/import'),
    body: () => ({ rows: [{ recordDate: '2026-11-20', weight: 71 }], mode: 'import' }),
    counts: 'healthImport',
    status: { own: 201 },
  },
  'DELETE /api/health/import/:id': {
    allows: 'signed-in',
    path: ({ importId }) => `/api/health/import/${importId}`,
    status: { own: 200, other: 404, none: 404 },
  },
  'POST /api/health/export': {
    allows: 'signed-in',
    path: plain('/api/health/export'),
    body: () => ({ format: 'json', password: PASSWORD }),
    status: { own: 200 },
  },
  'GET /api/health/professionals': {
    allows: 'signed-in',
    path: plain('/api/health/professionals?email=nobody@example.com&type=trainer'),
    status: { own: 200 },
  },
  'GET /api/health/authorizations': {
    allows: 'signed-in',
    path: plain('/api/health/authorizations'),
    status: { own: 200 },
  },
  'POST /api/health/authorizations': {
    allows: 'signed-in',
    path: plain('/api/health/authorizations'),
    body: ({ professionalId }) => ({ professionalId }),
    // Nobody shares with themselves.
    status: { own: 403, other: 201, none: 404 },
  },
  'PATCH /api/health/authorizations/:id': {
    allows: 'signed-in',
    path: ({ shareId }) => `/api/health/authorizations/${shareId}`,
    body: () => ({ action: 'revoke', version: 1 }),
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/health/authorizations/:id/preview': {
    allows: 'signed-in',
    path: ({ shareId }) => `/api/health/authorizations/${shareId}/preview`,
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/health/authorizations/:id/receipts': {
    allows: 'signed-in',
    path: ({ shareId }) => `/api/health/authorizations/${shareId}/receipts`,
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/health/receipts': {
    allows: 'signed-in',
    path: plain('/api/health/receipts'),
    status: { own: 200 },
  },
  'GET /api/health/access-log': {
    allows: 'signed-in',
    path: plain('/api/health/access-log'),
    status: { own: 200 },
  },
  'GET /api/health/questionnaires': {
    allows: 'signed-in',
    path: plain('/api/health/questionnaires'),
    status: { own: 200 },
  },
  'GET /api/health/questionnaires/:id': {
    allows: 'signed-in',
    path: ({ questionnaireId }) => `/api/health/questionnaires/${questionnaireId}`,
    status: { own: 200, other: 404, none: 404 },
  },
  'PUT /api/health/questionnaires/:id/draft': {
    allows: 'signed-in',
    path: ({ questionnaireId }) => `/api/health/questionnaires/${questionnaireId}/draft`,
    body: () => ({ responses: { q0: 'Aquí' } }),
    status: { own: 200, other: 404, none: 404 },
  },
  'POST /api/health/questionnaires/:id/answers': {
    allows: 'signed-in',
    path: ({ questionnaireId }) => `/api/health/questionnaires/${questionnaireId}/answers`,
    body: () => ({ responses: { q0: 'Aquí' } }),
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/workspace/clients/:id/records': {
    allows: PROFESSIONAL_TYPES,
    path: ({ clientShareId }) => `/api/workspace/clients/${clientShareId}/records`,
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/workspace/clients/:id/history': {
    allows: PROFESSIONAL_TYPES,
    path: ({ clientShareId }) => `/api/workspace/clients/${clientShareId}/history`,
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/workspace/clients': {
    allows: PROFESSIONAL_TYPES,
    path: plain('/api/workspace/clients'),
    status: { own: 200 },
  },
  'GET /api/workspace/clients/:id/series': {
    allows: PROFESSIONAL_TYPES,
    path: ({ clientShareId }) => `/api/workspace/clients/${clientShareId}/series?measures=weight`,
    status: { own: 200, other: 404, none: 404 },
  },
  'PATCH /api/workspace/clients/:id/history': {
    allows: PROFESSIONAL_TYPES,
    path: ({ clientShareId }) => `/api/workspace/clients/${clientShareId}/history`,
    // Of a discipline that nobody has written about yet, and of one client for everybody.
    body: () => ({ discipline: { version: 0, content: {} } }),
    counts: 'clientWrite',
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/workspace/clients/:id/history/versions': {
    allows: PROFESSIONAL_TYPES,
    path: ({ clientShareId }) =>
      `/api/workspace/clients/${clientShareId}/history/versions?section=notes`,
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/workspace/attention': {
    allows: PROFESSIONAL_TYPES,
    path: plain('/api/workspace/attention'),
    status: { own: 200 },
  },
  'GET /api/workspace/reviews': {
    allows: PROFESSIONAL_TYPES,
    path: plain('/api/workspace/reviews'),
    status: { own: 200 },
  },
  'GET /api/workspace/invite': {
    allows: PROFESSIONAL_TYPES,
    path: plain('/api/workspace/invite?locale=es'),
    status: { own: 200 },
  },
  'GET /api/workspace/questionnaires': {
    allows: PROFESSIONAL_TYPES,
    path: plain('/api/workspace/questionnaires'),
    status: { own: 200 },
  },
  'POST /api/workspace/questionnaires': {
    allows: PROFESSIONAL_TYPES,
    path: plain('/api/workspace/questionnaires'),
    body: ({ clientShareId }) => ({
      ...{ clients: [clientShareId], title: 'Inicio', questions: [], locale: 'es' },
      ...{ dueOn: null, repeatUntil: null },
    }),
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/workspace/questionnaires/:id': {
    allows: PROFESSIONAL_TYPES,
    path: ({ sentId }) => `/api/workspace/questionnaires/${sentId}`,
    status: { own: 200, other: 404, none: 404 },
  },
  'PATCH /api/workspace/questionnaires/:id': {
    allows: PROFESSIONAL_TYPES,
    path: ({ sentId }) => `/api/workspace/questionnaires/${sentId}`,
    body: () => ({ status: 'withdrawn' }),
    status: { own: 200, other: 404, none: 404 },
  },
  'POST /api/workspace/questionnaires/:id/reminder': {
    allows: PROFESSIONAL_TYPES,
    path: ({ sentId }) => `/api/workspace/questionnaires/${sentId}/reminder`,
    status: { own: 200, other: 404, none: 404 },
  },
  'DELETE /api/workspace/questionnaire-repeats/:id': {
    allows: PROFESSIONAL_TYPES,
    path: ({ repeatId }) => `/api/workspace/questionnaire-repeats/${repeatId}`,
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/workspace/questionnaire-templates': {
    allows: PROFESSIONAL_TYPES,
    path: plain('/api/workspace/questionnaire-templates'),
    status: { own: 200 },
  },
  'POST /api/workspace/questionnaire-templates': {
    allows: PROFESSIONAL_TYPES,
    path: plain('/api/workspace/questionnaire-templates'),
    body: () => TEMPLATE,
    status: { own: 200 },
  },
  'PATCH /api/workspace/questionnaire-templates/:id': {
    allows: PROFESSIONAL_TYPES,
    path: ({ templateId }) => `/api/workspace/questionnaire-templates/${templateId}`,
    body: () => ({ ...TEMPLATE, version: 1 }),
    status: { own: 200, other: 404, none: 404 },
  },
  'DELETE /api/workspace/questionnaire-templates/:id': {
    allows: PROFESSIONAL_TYPES,
    path: ({ templateId }) => `/api/workspace/questionnaire-templates/${templateId}`,
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/health/overview': {
    allows: 'signed-in',
    path: plain('/api/health/overview'),
    status: { own: 200 },
  },
  'PATCH /api/health/settings': {
    allows: 'signed-in',
    path: plain('/api/health/settings'),
    body: () => ({ version: 0, isPregnant: true }),
    status: { own: 200 },
  },
  'POST /api/health/consent': {
    allows: 'signed-in',
    path: plain('/api/health/consent'),
    body: () => ({ accepted: true, version: CONSENT_VERSION, locale: 'es' }),
    status: { own: 200 },
  },
  'DELETE /api/health/consent': {
    allows: 'signed-in',
    path: plain('/api/health/consent'),
    body: () => ({ data: 'erase', password: PASSWORD }),
    status: { own: 200 },
  },
  'GET /api/health/records': {
    allows: 'signed-in',
    path: plain('/api/health/records'),
    status: { own: 200 },
  },
  'POST /api/health/records': {
    allows: 'signed-in',
    path: plain('/api/health/records'),
    body: () => ({ recordDate: '2026-11-20', weight: 70 }),
    status: { own: 201 },
  },
  'PATCH /api/health/records/:id': {
    allows: 'signed-in',
    path: ({ recordId }) => `/api/health/records/${recordId}`,
    body: () => ({ version: 1, weight: 70 }),
    status: { own: 200, other: 404, none: 404 },
  },
  'DELETE /api/health/records/:id': {
    allows: 'signed-in',
    path: ({ recordId }) => `/api/health/records/${recordId}`,
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/health/series': {
    allows: 'signed-in',
    path: plain('/api/health/series?measures=weight,bmi'),
    status: { own: 200 },
  },
  'GET /api/health/history': {
    allows: 'signed-in',
    path: plain('/api/health/history'),
    status: { own: 200 },
  },
  'PATCH /api/health/history': {
    allows: 'signed-in',
    path: plain('/api/health/history'),
    body: () => ({ version: 0, pastInjuries: 'Rodilla' }),
    status: { own: 200 },
  },
  'GET /api/health/history/versions': {
    allows: 'signed-in',
    path: plain('/api/health/history/versions?section=notes'),
    status: { own: 200 },
  },
  'GET /share/:locale/profile/:id/picture.png': {
    allows: 'anyone',
    path: ({ professionalId }) => `/share/es/profile/${professionalId}/picture.png`,
    status: { own: 200, other: 200, none: 404 },
  },
  'GET /share/:locale/article/:slug/picture.png': {
    allows: 'anyone',
    path: plain('/share/es/article/dolor-de-rodilla-al-bajar/picture.png'),
    status: { own: 200 },
  },
  'GET /share/:locale/video/:id/picture.png': {
    allows: 'anyone',
    path: plain('/share/es/video/00000000-0000-4000-8000-000000000000/picture.png'),
    status: { own: 404 },
  },
  'GET /share/:locale/city/:type/:city/picture.png': {
    allows: 'anyone',
    path: plain('/share/es/city/trainer/atlantis/picture.png'),
    status: { own: 404 },
  },
  'GET /share/:locale/specialty/:type/:specialty/picture.png': {
    allows: 'anyone',
    path: plain('/share/es/specialty/trainer/patience/picture.png'),
    status: { own: 404 },
  },
  'GET /api/verifications': {
    allows: PROFESSIONAL_TYPES,
    path: plain('/api/verifications'),
    status: { own: 200 },
  },
  'POST /api/verifications': {
    allows: PROFESSIONAL_TYPES,
    path: plain('/api/verifications'),
    body: () => CLAIM,
    file: { type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
    // The same claim waits already.
    counts: 'proof',
    status: { own: 409 },
  },
  'DELETE /api/verifications/:id': {
    allows: PROFESSIONAL_TYPES,
    path: ({ verificationId }) => `/api/verifications/${verificationId}`,
    status: { own: 200, other: 404, none: 404 },
  },
  'GET /api/verifications/:id/proof': {
    allows: PROFESSIONAL_TYPES,
    path: ({ verificationId }) => `/api/verifications/${verificationId}/proof`,
    // It has none; `verifications.test.ts` opens one.
    status: { own: 404, other: 404, none: 404 },
  },
  'GET /avatars/:userId/avatar.webp': {
    allows: 'anyone',
    path: ({ userId }) => `/avatars/${userId}/avatar.webp`,
    status: { own: 404, other: 404, none: 404 },
  },
  'GET /article-pictures/:id/:file': {
    allows: 'anyone',
    path: () => `/article-pictures/${'0'.repeat(32)}-10x10/640.webp`,
    status: { own: 404 },
  },
  ...ADMIN_MATRIX,
}
