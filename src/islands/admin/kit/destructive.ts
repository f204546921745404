/** A quiet button that takes something away: outlined, so that none of three equal choices is pushed. */
export const DESTRUCTIVE = 'border-clay-strong! text-clay-strong!'
