/**
 * Who sees a review. `hidden`: nobody but its author, who may change it. `waiting`: the same, until an admin has read what
 * they changed. `removed`: nobody, and it cannot be changed.
 */
export const REVIEW_STATES = ['public', 'hidden', 'waiting', 'removed'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** What an admin decides about a review. */
export const DECISIONS = ['kept', 'hidden', 'removed'] as const
export type Decision = (typeof DECISIONS)[number]

/** What becomes of a review by a decision. */
export const STATE_AFTER = {
  kept: 'public',
  hidden: 'hidden',
  removed: 'removed',
} as const satisfies Record<Decision, ReviewState>

/** How an appeal ends: the review is public again, or not. */
export const APPEAL_OUTCOMES = ['accepted', 'refused'] as const
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]

/** What the author of a review is told: a decision about it, or about their appeal. */
export const MODERATION_NEWS = [...DECISIONS, ...APPEAL_OUTCOMES] as const
export type ModerationNews = (typeof MODERATION_NEWS)[number]

/** Characters of an appeal. */
export const APPEAL_MAX = 1_000
