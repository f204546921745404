import { COOKIE_REVISION } from './revision.ts'

/** What a visitor may refuse. What the site cannot work without is not asked for. */
export const PURPOSES = ['analytics', 'personalization'] as const
export type Purpose = (typeof PURPOSES)[number]

export type Purposes = Record<Purpose, boolean>

/** A choice about cookies, as this browser keeps it. */
export type CookieChoice = Purposes & {
  necessary: true
  /** The version of the policy that was shown (`COOKIE_REVISION`). */
  revision: number
  /** When it was made: ISO 8601, UTC. */
  at: string
  /** Random; the server's record of the choice has the same. */
  browserId: string
  /** Whether the server has recorded it. */
  recorded: boolean
}

const BROWSER_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

const isRevision = (value: unknown): value is number => Number.isSafeInteger(value)

/** The stored choice; null unless it is complete, since half a consent is none. */
export function readCookieChoice(stored: unknown): CookieChoice | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { revision, analytics, personalization, at, browserId, recorded } = stored as Record<
    string,
    unknown
  >
  if (typeof analytics !== 'boolean' || typeof personalization !== 'boolean') return null
  if (!isRevision(revision) || !isInstant(at)) return null
  if (typeof browserId !== 'string' || !BROWSER_ID.test(browserId)) return null
  return {
    necessary: true,
    analytics,
    personalization,
    revision,
    at,
    browserId,
    recorded: recorded === true,
  }
}

/** Whether the choice answers the current policy; an older one has to be asked for again, and allows nothing. */
export function isCurrent(choice: CookieChoice | null): choice is CookieChoice {
  return choice !== null && choice.revision >= COOKIE_REVISION
}

/** Whether a purpose is consented to. */
export function allows(choice: CookieChoice | null, purpose: Purpose): boolean {
  return isCurrent(choice) && choice[purpose]
}
