/** The heading of what waits. */
export const ATTENTION_ID = 'dashboard-first'
