/** The states of a questionnaire; `withdrawn` only from `pending`. */
export const QUESTIONNAIRE_STATUSES = ['pending', 'completed', 'reviewed', 'withdrawn'] as const
