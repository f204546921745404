import type * as articlesSchemas from '#lib/admin/articles/schemas.ts'
import { METRIC_WEEKS, type Metrics } from '#lib/admin/metrics-schemas.ts'
import type * as professionalsSchemas from '#lib/admin/professionals-schemas.ts'
import { ArticleId, ProfessionalId } from '#lib/ids.ts'

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
