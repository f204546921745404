import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'

export type SendMessages = {
  t: T<'fields' | 'healthQuestions' | 'questionnaireSets' | 'sendQuestionnaire' | 'workspace'>
  locale: Locale
}
