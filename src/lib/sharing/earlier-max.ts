/** The newest earlier versions that are listed beside a section of the history. */
export const EARLIER_MAX = 3
