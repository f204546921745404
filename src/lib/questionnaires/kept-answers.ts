/** Answers that have not reached the server, as they were typed. */
export type KeptAnswers = {
  /** Whose they are. */
  userId: string
  /** Of the questionnaire. */
  id: string
  /** By question: a text, or several choices. */
  form: readonly (string | readonly string[])[]
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads what a browser kept; null when it is nothing of the kind. */
export function readKeptAnswers(stored: unknown): KeptAnswers | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { userId, id, form } = stored as Record<string, unknown>
  if (!isText(userId) || !isText(id) || !Array.isArray(form)) return null
  const isForm = form.every(
    (typed) => isText(typed) || (Array.isArray(typed) && typed.every(isText)),
  )
  return isForm ? { userId, id, form } : null
}
