/** What of a person was opened, or changed, by somebody else. */
export const ACCESS_SECTIONS = ['records', 'history', 'questionnaire'] as const
export type AccessSection = (typeof ACCESS_SECTIONS)[number]

export const ACCESS_ACTIONS = ['read', 'write'] as const
export type AccessAction = (typeof ACCESS_ACTIONS)[number]

/** What of a professional's screen is shown to its client. */
export const PREVIEW_SECTIONS = ['records', 'history', 'answers'] as const
export type PreviewSection = (typeof PREVIEW_SECTIONS)[number]
