/** A share ends soon from this many days before its last one: for its owner, and among what waits for its professional. */
export const ENDING_DAYS = 7
