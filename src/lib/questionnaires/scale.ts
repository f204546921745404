/** A scale goes from 0 to this. */
export const SCALE_MAX = 10
