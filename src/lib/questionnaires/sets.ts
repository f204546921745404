import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Question } from './questions.ts'

/** The texts of the sets. */
export type SetTexts = Pick<Texts, 'questionnaireSets'>

/** A title and questions, to be sent as they are or to begin with. */
export type QuestionSet = { title: string; questions: Question[] }

/** What a profession asks first, as specified: four questions that are answered in words. */
export function firstSet(type: ProfessionalType, t: Translate<SetTexts>): QuestionSet {
  const names = ['q0', 'q1', 'q2', 'q3'] as const
  return {
    title: t(`questionnaireSets.first.${type}.title`),
    questions: names.map((name) => ({
      type: 'text',
      text: t(`questionnaireSets.first.${type}.${name}`),
    })),
  }
}

/** What a profession asks every week: a number, a scale whose course can be seen, and words. */
export function weeklySet(type: ProfessionalType, t: Translate<SetTexts>): QuestionSet {
  const unit = t(
    type === 'trainer' ? 'questionnaireSets.weekly.sessions' : 'questionnaireSets.weekly.days',
  )
  return {
    title: t('questionnaireSets.weekly.title'),
    questions: [
      { type: 'number', text: t(`questionnaireSets.weekly.${type}.q0`), unit },
      {
        type: 'scale',
        text: t(`questionnaireSets.weekly.${type}.q1`),
        low: t(`questionnaireSets.weekly.${type}.q1low`),
        high: t(`questionnaireSets.weekly.${type}.q1high`),
      },
      {
        type: type === 'physiotherapist' ? 'yes_no' : 'text',
        text: t(`questionnaireSets.weekly.${type}.q2`),
      },
      { type: 'text', text: t(`questionnaireSets.weekly.${type}.q3`) },
    ],
  }
}
