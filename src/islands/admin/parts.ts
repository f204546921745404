import type { ComponentType } from 'react'
import { partOf } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Area } from './areas.ts'
import * as newsletter from './newsletter/texts.ts'
import * as audit from './audit/texts.ts'
import * as users from './users/texts.ts'

/** The areas, each loaded with its texts when it is first opened. */
export function partsOf(locale: Locale): Partial<Record<Area, ComponentType>> {
  return {
    newsletter: partOf(
      () => ({
        part: import('./newsletter/part.tsx').then((module) => module.NewsletterPart),
        texts: newsletter.loadTexts(locale),
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
  }
}
