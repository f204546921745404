export const CLIENT_STATES = ['active', 'pending'] as const
export type ClientState = (typeof CLIENT_STATES)[number]

/**
 * Orders of the clients: what waits first (unread answers by priority, then shares that end soon, then the newest), by name,
 * the newest first, those whose share ends first.
 */
export const CLIENT_SORTS = ['attention', 'name', 'newest', 'ending'] as const
export type ClientSort = (typeof CLIENT_SORTS)[number]
