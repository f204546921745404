/** What the drafts of the health centre are about begins with it. */
export const HEALTH_DRAFTS = 'health:'

/** What the draft of a record's change is about, or that of the new record (null). */
export const recordDraft = (id: string | null): string => `${HEALTH_DRAFTS}record:${id ?? 'new'}`
