/** What the draft of a record's change is about, or that of the new record (null). */
export const recordDraft = (id: string | null): string => `record:${id ?? 'new'}`
