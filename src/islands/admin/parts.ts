import type { ComponentType } from 'react'
import { partOf } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Area } from './areas.ts'
import * as professionals from './professionals/texts.ts'
import * as verifications from './verifications/texts.ts'

/** The areas, each loaded with its texts when it is first opened. */
export function partsOf(locale: Locale): Partial<Record<Area, ComponentType>> {
  return {
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
