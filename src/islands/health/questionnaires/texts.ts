import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'
import type { PartProps } from '../kit/part.tsx'

/** The texts of this part, loaded with it. */
export type QuestionsTexts = Pick<Texts, 'healthQuestions'>
export type QuestionsProps = PartProps<QuestionsTexts>
export type QuestionsT = Translate<QuestionsTexts>

export async function loadTexts(locale: Locale): Promise<QuestionsTexts> {
  const { default: healthQuestions } = await (locale === 'en'
    ? import('../../../../public/locales/en/healthQuestions.json')
    : import('../../../../public/locales/es/healthQuestions.json'))
  return { healthQuestions }
}
