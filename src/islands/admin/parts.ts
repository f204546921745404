import type { ComponentType } from 'react'
import { partOf } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
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
  return {
    articles: partOf(
      () => ({
        part: import('./articles/part.tsx').then((module) => module.ArticlesPart),
        texts: articles.loadTexts(locale),
      }),
      locale,
    ),
    newsletter: partOf(
      () => ({
        part: import('./newsletter/part.tsx').then((module) => module.NewsletterPart),
        texts: newsletter.loadTexts(locale),
      }),
      locale,
    ),
    users: partOf(
      () => ({
        part: import('./users/part.tsx').then((module) => module.UsersPart),
        texts: users.loadTexts(locale),
      }),
      locale,
    ),
    audit: partOf(
      () => ({
        part: import('./audit/part.tsx').then((module) => module.AuditPart),
        texts: audit.loadTexts(locale),
      }),
      locale,
    ),
    videos: partOf(
      () => ({
        part: import('./videos/part.tsx').then((module) => module.VideosPart),
        texts: videos.loadTexts(locale),
      }),
      locale,
    ),
    metrics: partOf(
      () => ({
        part: import('./metrics/part.tsx').then((module) => module.MetricsPart),
        texts: metrics.loadTexts(locale),
      }),
      locale,
    ),
    // In a production there is neither the screen nor its entry.
    ...(__SEED__ && { seed: seedPart(locale) }),
    moderation: partOf(
      () => ({
        part: import('./moderation/part.tsx').then((module) => module.ModerationPart),
        texts: moderation.loadTexts(locale),
      }),
      locale,
    ),
    messages: partOf(
      () => ({
        part: import('./messages/part.tsx').then((module) => module.MessagesPart),
        texts: messages.loadTexts(locale),
      }),
      locale,
    ),
    professionals: partOf(
      () => ({
        part: import('./professionals/part.tsx').then((module) => module.ProfessionalsPart),
        texts: professionals.loadTexts(locale),
      }),
      locale,
    ),
    verifications: partOf(
      () => ({
        part: import('./verifications/part.tsx').then((module) => module.VerificationsPart),
        texts: verifications.loadTexts(locale),
      }),
      locale,
    ),
  }
}

const seedPart = (locale: Locale) =>
  partOf(
    () => ({
      part: import('./seed/part.tsx').then((module) => module.SeedPart),
      texts: import('./seed/texts.ts').then((module) => module.loadTexts(locale)),
    }),
    locale,
  )
