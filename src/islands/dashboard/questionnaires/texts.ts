import type { PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of this part, loaded with it. */
export type QuestionnairesTexts = Pick<Texts, 'dashboardQuestionnaires'>
export type QuestionnairesT = Translate<QuestionnairesTexts>
export type QuestionnairesProps = PartProps<QuestionnairesTexts>

export async function loadTexts(locale: Locale): Promise<QuestionnairesTexts> {
  const { default: dashboardQuestionnaires } = await (locale === 'en'
    ? import('../../../../public/locales/en/dashboardQuestionnaires.json')
    : import('../../../../public/locales/es/dashboardQuestionnaires.json'))
  return { dashboardQuestionnaires }
}
