/** What of a person was opened, or changed, by somebody else; `list`: a row of theirs in a list. */
export const ACCESS_SECTIONS = ['records', 'history', 'questionnaire', 'list'] as const
export type AccessSection = (typeof ACCESS_SECTIONS)[number]

/** What a row of a list states of a client. */
export const LIST_FIELDS = ['answers', 'pain', 'last_record'] as const
export type ListField = (typeof LIST_FIELDS)[number]

export const ACCESS_ACTIONS = ['read', 'write'] as const

/** What of a professional's screen is shown to its client. */
export const PREVIEW_SECTIONS = ['records', 'history', 'answers'] as const
export type PreviewSection = (typeof PREVIEW_SECTIONS)[number]
