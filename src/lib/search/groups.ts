/** The kinds of results, in the order in which they are shown. */
export const GROUPS = ['professional', 'tool', 'article', 'video', 'faq', 'page'] as const
export type Group = (typeof GROUPS)[number]

/** How many results of each kind a search gives. */
export const GROUP_SIZE = 5
