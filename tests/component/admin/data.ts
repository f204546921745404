import type { AdminStart } from '#lib/admin/access-schemas.ts'
import type { SiteMessageDetail } from '#lib/admin/messages-schemas.ts'
import { EMPTY_EDITION, type Edition } from '#lib/admin/newsletter/edition.ts'
import type { ModeratedReview } from '#lib/admin/reviews-schemas.ts'
import type { UserDetail } from '#lib/admin/users-schemas.ts'
import type { Verification } from '#lib/admin/verifications-schemas.ts'
import type { AdminVideo } from '#lib/admin/videos-schemas.ts'
import type * as articlesSchemas from '#lib/admin/articles/schemas.ts'
import { METRIC_WEEKS, type Metrics } from '#lib/admin/metrics-schemas.ts'
import type * as professionalsSchemas from '#lib/admin/professionals-schemas.ts'
import {
  ArticleId,
  EditionId,
  ProfessionalId,
  ReviewId,
  SiteMessageId,
  UserId,
  VerificationId,
  VideoId,
} from '#lib/ids.ts'

export const ADMIN_START: AdminStart = {
  userId: UserId.parse('0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d10'),
  ...{ reports: 0, verifications: 0, appeals: 0, messages: 0 },
}

export const BERTA: professionalsSchemas.Professional = {
  id: ProfessionalId.parse('0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11'),
  ...{ name: 'Berta Ferrer', fullName: null, email: 'berta@example.com', avatarUrl: null },
  ...{ type: 'trainer', isVerified: false, isPublic: false, isDisabled: false, score: 0 },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', gender: null, city: null, certifications: [] },
  ...{ specialization: ['strength', 'weight_loss'], experienceYears: 4, rating: 0 },
  ...{ totalReviews: 0, hasPassword: false, linkUntil: null, records: [] },
}

export const AT = '2026-11-20T08:00:00.000Z'
export const listed = {
  ...{ title: 'Volver a correr', slug: 'volver-a-correr', locale: 'es' as const },
  ...{ tags: ['training' as const], isFeatured: false, publishedAt: null, updatedAt: AT },
}
export const ROW: articlesSchemas.ListedArticle = {
  ...{ ...listed, id: ArticleId.parse('0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11') },
  ...{ state: 'draft', updatedBy: 'Nora Gil' },
}
export const ARTICLE: articlesSchemas.SavedArticle = {
  ...{ id: ROW.id, slug: ROW.slug, locale: 'es', state: 'draft' },
  ...{ publishedAt: null, updatedAt: AT, updatedBy: 'Nora Gil', version: 1, twin: null },
  fields: {
    ...{ title: ROW.title, excerpt: 'Qué hacer, y en qué orden.', tags: ['training'] },
    content: '## Qué es\n\nUn **dolor** bajo la rótula.',
    ...{ isFeatured: false, cover: null, coverAlt: '', translation: null },
  },
}

const WEEK = 7 * 86_400_000
const LAST_MONDAY = Date.UTC(2026, 10, 16)
const weekly = Array.from({ length: METRIC_WEEKS }, (_, at) => 5 + (at % 7))
export const METRICS: Metrics = {
  until: '2026-11-24',
  weeks: weekly.map((_, at) =>
    new Date(LAST_MONDAY - (METRIC_WEEKS - 1 - at) * WEEK).toISOString().slice(0, 10),
  ),
  users: { athlete: 40, trainer: 9, nutritionist: 8, physiotherapist: 7, admin: 1 },
  professionals: {
    trainer: { count: 9, rating: 4.6 },
    nutritionist: { count: 8, rating: 4.4 },
    physiotherapist: { count: 7, rating: null },
  },
  ...{ articles: 40, contactsThisMonth: 33 },
  months: { contacts: { now: 33, before: 30 }, reviews: { now: 12, before: 14 } },
  weekly: {
    signUps: { athlete: weekly, trainer: weekly, nutritionist: weekly, physiotherapist: weekly },
    ...{ contacts: weekly, reviews: weekly },
    // What is small is not told.
    activeCentres: weekly.map((count) => (count < 6 ? null : count)),
    questionnairesSent: weekly.map(() => null),
    questionnairesAnswered: weekly,
  },
  mail: { sentToday: 12, queued: 1, retrying: 0, givenUp: 0, failing: [] },
}

const ID = '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11'
export const MESSAGE: SiteMessageDetail = {
  ...{
    id: SiteMessageId.parse(ID),
    code: 'MFA-1',
    name: 'Sonia Peral',
    email: 'sonia@example.com',
  },
  ...{ objective: 'trainer', createdAt: AT, answeredAt: null, phone: null },
  ...{
    message: 'No puedo entrar.',
    hasAccount: false,
    locale: null,
    answer: null,
    answeredBy: null,
  },
}
export const EDITION: Edition = {
  ...{ ...EMPTY_EDITION, id: EditionId.parse(ID), state: 'draft', version: 1, chosen: [] },
  ...{ scheduledAt: null, startedAt: null, finishedAt: null, createdAt: AT, updatedAt: AT },
  counts: { waiting: 0, sent: 0, failed: 0, unsubscribed: 0 },
}
export const USER: UserDetail = {
  ...{ id: UserId.parse(ID), name: 'Ana Gil', avatar: null, email: 'ana@example.com' },
  ...{ role: 'athlete', state: 'confirmed', createdAt: AT, lastSeenAt: null, confirmedAt: AT },
  ...{ disabledAt: null, disabledReason: null, isWaiting: false, otherSignUps: 0, sessions: [] },
  ...{ pendingMails: 0, professional: null, isSelf: false },
}
export const VERIFICATION: Verification = {
  ...{ id: VerificationId.parse(ID), professionalId: BERTA.id, name: BERTA.name, avatarUrl: null },
  ...{ type: 'trainer', kind: 'profession', certificate: null, register: null, state: 'refused' },
  ...{ createdAt: AT, fullName: null, gender: null, city: null, memberSince: AT, number: null },
  ...{
    checks: [],
    grounds: null,
    reason: 'No se lee.',
    endCause: null,
    validUntil: null,
    proof: null,
  },
  ...{ decidedBy: null, decidedAt: AT, endedAt: null },
}
/** A review that waits for a decision. @param end of its id */
export const waitingReview = (end: string, author: string): ModeratedReview => ({
  ...{ id: ReviewId.parse(`0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d${end}`), author, rating: 1 },
  authorAvatarUrl: null,
  ...{ comment: 'Mal.', reply: null, isVerifiedContact: false, state: 'public', createdAt: AT },
  ...{ editedAt: null, otherReviews: 0, sameTexts: 0, reports: [], before: null },
  professional: { id: BERTA.id, type: 'trainer', name: BERTA.name, avatarUrl: null },
})
const both = (text: string) => ({ es: text, en: text })
export const VIDEO: AdminVideo = {
  ...{ id: VideoId.parse(ID), name: both('Puente'), description: both('De glúteo.') },
  ...{ youtubeId: 'dQw4w9WgXcQ', section: 'core', professional: 'both', channel: null },
  ...{ spokenLocale: null, needsGuidance: false, isActive: true, version: 1 },
  ...{ createdAt: AT, updatedAt: AT },
}
