/** What is said about the last save of a draft. */
export const SAVE_STATES = ['saved', 'saving', 'unsaved', 'failed'] as const
export type SaveState = (typeof SAVE_STATES)[number]
