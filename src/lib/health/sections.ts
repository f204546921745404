import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'

/**
 * The parts of a health history, each with its own version: what its owner says (`basics`), what each discipline keeps,
 * and the notes that the owner and all authorized professionals read.
 */
export const SECTIONS = ['basics', ...PROFESSIONAL_TYPES, 'notes'] as const
export type Section = (typeof SECTIONS)[number]
