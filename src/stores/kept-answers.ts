import { readKeptAnswers, type KeptAnswers } from '#lib/questionnaires/kept-answers.ts'
import { kept } from './kept.ts'

/**
 * Answers of this tab that have not reached the server; null without. Forgotten once they have, and by who signs out
 * without them; the end of a session keeps them for the next sign-in.
 */
export const $keptAnswers = kept<KeptAnswers | null>('questionnaire-draft', {
  initial: null,
  area: 'sessionStorage',
  read: readKeptAnswers,
})
