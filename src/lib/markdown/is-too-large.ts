/** Characters of HTML: more than ten times what the longest text of a page has. */
const SIZE = 500_000

/** Whether HTML has grown larger than a text can need, in a way that `isTooCostly` did not foresee. */
export const isTooLarge = (html: string): boolean => html.length > SIZE
