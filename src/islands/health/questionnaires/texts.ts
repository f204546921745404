import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'
import type { PartProps } from '../kit/part.tsx'

/** The texts of a questionnaire, which its sender's preview shows too. */
export type QuestionsT = Translate<Pick<Texts, 'healthQuestions'>>

/** The texts of this part, loaded with it. */
type QuestionsTexts = Pick<Texts, 'healthQuestions' | 'paging'>
export type QuestionsProps = PartProps<QuestionsTexts>

export async function loadTexts(locale: Locale): Promise<QuestionsTexts> {
  const [{ default: healthQuestions }, { default: paging }] = await (locale === 'en'
    ? Promise.all([
        import('../../../../public/locales/en/healthQuestions.json'),
        import('../../../../public/locales/en/paging.json'),
      ])
    : Promise.all([
        import('../../../../public/locales/es/healthQuestions.json'),
        import('../../../../public/locales/es/paging.json'),
      ]))
  return { healthQuestions, paging }
}
