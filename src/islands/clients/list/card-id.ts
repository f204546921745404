import type { AuthorizationId } from '#lib/ids.ts'

/** The card of a client, for the focus when the client is closed. */
export const cardId = (id: AuthorizationId) => `client-${id}`
