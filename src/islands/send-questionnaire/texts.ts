import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of the dialog, loaded with it: its own, the predefined sets, and those of what clients see. */
export type SendTexts = Pick<
  Texts,
  'sendQuestionnaire' | 'questionnaireSets' | 'healthQuestions' | 'fields' | 'workspace'
>
export type SendT = Translate<SendTexts>
export type Words = { t: SendT; locale: Locale }

const LOADERS = {
  es: () =>
    Promise.all([
      import('../../../public/locales/es/sendQuestionnaire.json'),
      import('../../../public/locales/es/questionnaireSets.json'),
      import('../../../public/locales/es/healthQuestions.json'),
      import('../../../public/locales/es/fields.json'),
      import('../../../public/locales/es/workspace.json'),
    ]),
  en: () =>
    Promise.all([
      import('../../../public/locales/en/sendQuestionnaire.json'),
      import('../../../public/locales/en/questionnaireSets.json'),
      import('../../../public/locales/en/healthQuestions.json'),
      import('../../../public/locales/en/fields.json'),
      import('../../../public/locales/en/workspace.json'),
    ]),
} satisfies Record<Locale, unknown>

export async function loadTexts(locale: Locale): Promise<SendTexts> {
  const [own, sets, questions, fields, workspace] = await LOADERS[locale]()
  return {
    sendQuestionnaire: own.default,
    questionnaireSets: sets.default,
    healthQuestions: questions.default,
    fields: fields.default,
    workspace: workspace.default,
  }
}
