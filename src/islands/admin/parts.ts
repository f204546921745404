import type { ComponentType } from 'react'
import { partOf, type PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Messages } from '#lib/i18n/t.ts'
import type { Area } from './areas.ts'
import * as articles from './articles/texts.ts'
import * as newsletter from './newsletter/texts.ts'
import * as audit from './audit/texts.ts'
import * as users from './users/texts.ts'
import * as metrics from './metrics/texts.ts'
import * as videos from './videos/texts.ts'
import * as messages from './messages/texts.ts'
import * as moderation from './moderation/texts.ts'
import * as professionals from './professionals/texts.ts'
import * as verifications from './verifications/texts.ts'

/** The areas, each loaded with its texts when it is first opened. */
export function partsOf(locale: Locale): Partial<Record<Area, ComponentType>> {
  const part = <M extends Messages>(
    load: () => Promise<ComponentType<PartProps<M>>>,
    { loadTexts }: { loadTexts: (locale: Locale) => Promise<M> },
  ) => partOf(() => ({ part: load(), texts: loadTexts(locale) }), locale)
  return {
    professionals: part(
      async () => (await import('./professionals/part.tsx')).ProfessionalsPart,
      professionals,
    ),
    verifications: part(
      async () => (await import('./verifications/part.tsx')).VerificationsPart,
      verifications,
    ),
    articles: part(async () => (await import('./articles/part.tsx')).ArticlesPart, articles),
    videos: part(async () => (await import('./videos/part.tsx')).VideosPart, videos),
    users: part(async () => (await import('./users/part.tsx')).UsersPart, users),
    moderation: part(
      async () => (await import('./moderation/part.tsx')).ModerationPart,
      moderation,
    ),
    messages: part(async () => (await import('./messages/part.tsx')).MessagesPart, messages),
    newsletter: part(
      async () => (await import('./newsletter/part.tsx')).NewsletterPart,
      newsletter,
    ),
    metrics: part(async () => (await import('./metrics/part.tsx')).MetricsPart, metrics),
    audit: part(async () => (await import('./audit/part.tsx')).AuditPart, audit),
    // In a production there is neither the screen nor its entry.
    ...(__SEED__ && {
      seed: part(async () => (await import('./seed/part.tsx')).SeedPart, {
        loadTexts: async (of) => (await import('./seed/texts.ts')).loadTexts(of),
      }),
    }),
  }
}
