import type { ComponentType } from 'react'
import { partOf } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { DashboardTab } from './address.ts'
import * as clients from './clients/texts.ts'
import * as contacts from './contacts/texts.ts'
import * as questionnaires from './questionnaires/texts.ts'
import * as reviews from './reviews/texts.ts'

/** The parts of the tabs, each loaded with its texts when it is first shown. */
export function partsOf(locale: Locale): Record<DashboardTab, ComponentType> {
  return {
    questionnaires: partOf(
      () => ({
        part: import('./questionnaires/part.tsx').then((module) => module.QuestionnairesPart),
        texts: questionnaires.loadTexts(locale),
      }),
      locale,
    ),
    clients: partOf(
      () => ({
        part: import('./clients/part.tsx').then((module) => module.ClientsPart),
        texts: clients.loadTexts(locale),
      }),
      locale,
    ),
    reviews: partOf(
      () => ({
        part: import('./reviews/part.tsx').then((module) => module.ReviewsPart),
        texts: reviews.loadTexts(locale),
      }),
      locale,
    ),
    contacts: partOf(
      () => ({
        part: import('./contacts/part.tsx').then((module) => module.ContactsPart),
        texts: contacts.loadTexts(locale),
      }),
      locale,
    ),
  }
}
