/**
 * Where an edition of the newsletter stands. Only drafts can be changed; a scheduled one becomes a draft again when its
 * time is taken back; one that was stopped sends no more.
 */
export const EDITION_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const
export type EditionState = (typeof EDITION_STATES)[number]
