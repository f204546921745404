import { useLocale, useT } from '#client/texts/use-t.ts'

/** The words of the dialog that sends a questionnaire, and the language that they are in. */
export function useSendMessages() {
  const t = useT(
    'fields',
    'healthQuestions',
    'island',
    'questionnaireSets',
    'sendQuestionnaire',
    'workspace',
  )
  return { t, locale: useLocale() }
}
