/** What a professional is told about what a client shares. */
export const SHARE_CHANGES = ['granted', 'edited', 'ended'] as const
export type ShareChange = (typeof SHARE_CHANGES)[number]

/** What a client is told about what they share: `expired` when its last day is over. */
export const SHARE_STEPS = ['requested', ...SHARE_CHANGES, 'expired'] as const
export type ShareStep = (typeof SHARE_STEPS)[number]
