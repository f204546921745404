import type { PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of this part, loaded with it. */
export type AnswersTexts = Pick<Texts, 'dashboardAnswers'>
export type AnswersT = Translate<AnswersTexts>
export type AnswersProps = PartProps<AnswersTexts>

export async function loadTexts(locale: Locale): Promise<AnswersTexts> {
  const { default: dashboardAnswers } = await (locale === 'en'
    ? import('../../../../public/locales/en/dashboardAnswers.json')
    : import('../../../../public/locales/es/dashboardAnswers.json'))
  return { dashboardAnswers }
}
