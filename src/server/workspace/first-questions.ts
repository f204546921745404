import { createT } from '#lib/i18n/t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Question } from '#lib/questionnaires/questions.ts'
import { firstSet } from '#lib/questionnaires/sets.ts'
import en from '../../../public/locales/en/questionnaireSets.json' with { type: 'json' }
import es from '../../../public/locales/es/questionnaireSets.json' with { type: 'json' }

// Not through `messagesOf`, which would bundle the texts of every page into the function.
const TEXTS = { es, en }

/** What a profession asks first, in a language. */
export const firstQuestions = (type: ProfessionalType, locale: Locale): Question[] =>
  firstSet(type, createT({ questionnaireSets: TEXTS[locale] }, locale)).questions
