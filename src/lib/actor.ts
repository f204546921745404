import type { Role } from '#lib/accounts/roles.ts'
import type { SessionId, UserId } from '#lib/ids.ts'

export type Visitor = { kind: 'visitor' }
export type SignedIn = {
  kind: 'signed-in'
  userId: UserId
  role: Role
  /** The running session (`sessions.id`) by which the request came. */
  sessionId: SessionId
}

/** Who makes a request. Role and account state are read from the database at each request. */
export type Actor = Visitor | SignedIn

export const VISITOR: Visitor = { kind: 'visitor' }

/**
 * Who may call an endpoint: anybody (no session is looked for), anybody with or without a session, anybody
 * with one, or the roles named.
 */
export type Who = 'anyone' | 'either' | 'signed-in' | readonly Role[]

/** Finds out who makes a request; throws UNAVAILABLE when the database cannot tell. */
export type ReadActor = (request: Request) => Promise<Actor>
