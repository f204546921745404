import type { ComponentType } from 'react'
import { lazyPart } from '#client/island/lazy-part.tsx'
import type { Area } from './areas.ts'

/** The areas, each loaded when it is first opened. */
export const PARTS: Partial<Record<Area, ComponentType>> = {
  professionals: lazyPart(
    async () => (await import('./professionals/professionals-part.tsx')).ProfessionalsPart,
    'adminProfessionals',
    'adminVerifications',
    'fields',
    'professionals',
  ),
  verifications: lazyPart(
    async () => (await import('./verifications/verifications-part.tsx')).VerificationsPart,
    'adminVerifications',
    'fields',
    'professionals',
  ),
  articles: lazyPart(
    async () => (await import('./articles/articles-part.tsx')).ArticlesPart,
    'adminArticles',
  ),
  videos: lazyPart(
    async () => (await import('./videos/videos-part.tsx')).VideosPart,
    'adminVideos',
    'fields',
    'videos',
  ),
  users: lazyPart(async () => (await import('./users/users-part.tsx')).UsersPart, 'adminUsers'),
  moderation: lazyPart(
    async () => (await import('./moderation/moderation-part.tsx')).ModerationPart,
    'adminModeration',
  ),
  messages: lazyPart(
    async () => (await import('./messages/messages-part.tsx')).MessagesPart,
    'adminMessages',
  ),
  newsletter: lazyPart(
    async () => (await import('./newsletter/newsletter-part.tsx')).NewsletterPart,
    'adminNewsletter',
    'newsletterForm',
  ),
  metrics: lazyPart(
    async () => (await import('./metrics/metrics-part.tsx')).MetricsPart,
    'adminMetrics',
  ),
  audit: lazyPart(async () => (await import('./audit/audit-part.tsx')).AuditPart, 'adminAudit'),
  // In a production there is neither the screen nor its entry.
  ...(__SEED__ && {
    seed: lazyPart(async () => (await import('./seed/seed-part.tsx')).SeedPart, 'adminSeed'),
  }),
}
