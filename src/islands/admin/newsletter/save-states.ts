/** What is said about the last save of a draft. */
export const SHOWN_STATES = ['saved', 'saving', 'unsaved', 'failed'] as const
export type ShownState = (typeof SHOWN_STATES)[number]

/** `stale`: somebody else has saved it, and nothing is saved over that unasked. */
export type SaveState = ShownState | 'stale'
