import type { Role } from '#lib/accounts/roles.ts'
import type { SessionId, UserId } from '#lib/ids.ts'

export type Visitor = { kind: 'visitor' }
export type SignedIn = {
  kind: 'signed-in'
  userId: UserId
  role: Role
  /** The session (`sessions.id`) of the request. */
  sessionId: SessionId
}

/** Who has a token that was issued for one thing alone, without a session. */
export type Bearer = { kind: 'bearer'; userId: UserId; token: string }

/** Who makes a request. Role and account state are read from the database at each request. */
export type Actor = Visitor | SignedIn

export const VISITOR: Visitor = { kind: 'visitor' }
