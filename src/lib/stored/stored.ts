import { SECONDS_TO_CONFIRM } from '#lib/accounts/confirmation.ts'
import { SESSION_HINT } from '#lib/accounts/session-hint.ts'
import { DEVICE_LIFETIME, LONGEST_SESSION } from '#lib/accounts/session-lifetimes.ts'

/**
 * Whether the site needs it to do what was asked for, or keeps it because its visitor uses a feature. Nothing of ours
 * needs consent.
 */
export type Need = 'necessary' | 'requested'

export type StoredEntry = {
  /** A part in braces differs: `timer:{tool}`. */
  name: string
  /** Its text on the cookie page: `cookies.purpose.*`. */
  purpose: string
  need: Need
  /** For cookies: how long, in seconds; null until the browser is closed. */
  seconds?: number | null
}

/**
 * Everything that the site keeps in a browser, by the kind of storage. The cookie page lists it. Names that are not in
 * here do not compile (`StoredName`), and a browser test compares it with what a browser holds after a walk.
 */
export const STORED = {
  cookies: [
    { name: 'mfa-session', purpose: 'session', need: 'necessary', seconds: LONGEST_SESSION },
    { name: SESSION_HINT, purpose: 'sessionHint', need: 'necessary', seconds: LONGEST_SESSION },
    { name: 'mfa-csrf', purpose: 'csrf', need: 'necessary', seconds: null },
    { name: 'mfa-callback', purpose: 'callback', need: 'necessary', seconds: null },
    { name: 'mfa-device', purpose: 'device', need: 'necessary', seconds: DEVICE_LIFETIME },
    { name: 'mfa-sign-up', purpose: 'signUp', need: 'necessary', seconds: SECONDS_TO_CONFIRM },
  ],
  localStorage: [
    { name: 'cookie-consent', purpose: 'choice', need: 'necessary' },
    { name: 'language', purpose: 'language', need: 'requested' },
    { name: 'theme', purpose: 'theme', need: 'requested' },
    { name: 'shortlist', purpose: 'shortlist', need: 'requested' },
    { name: 'units', purpose: 'units', need: 'requested' },
    { name: 'saved-results', purpose: 'results', need: 'requested' },
    { name: 'signals', purpose: 'signals', need: 'requested' },
    { name: 'timer-last:{tool}', purpose: 'timerLast', need: 'requested' },
    { name: 'timer-presets:{tool}', purpose: 'timerPresets', need: 'requested' },
    { name: 'timer-history', purpose: 'timerHistory', need: 'requested' },
    { name: 'admin-columns', purpose: 'columns', need: 'requested' },
    { name: 'pending-photo:{user}', purpose: 'photo', need: 'requested' },
  ],
  sessionStorage: [
    { name: 'timer:{tool}', purpose: 'timerRun', need: 'requested' },
    { name: 'finder', purpose: 'finder', need: 'requested' },
    { name: 'contact-draft', purpose: 'contactDraft', need: 'requested' },
    { name: 'sign-up', purpose: 'signUpDraft', need: 'requested' },
    { name: 'drafts', purpose: 'drafts', need: 'requested' },
    { name: 'health-demo', purpose: 'healthDemo', need: 'requested' },
    { name: 'sent-codes', purpose: 'codes', need: 'necessary' },
    { name: 'account', purpose: 'account', need: 'necessary' },
    { name: 'unread', purpose: 'unread', need: 'necessary' },
    { name: 'scroll {address}', purpose: 'scroll', need: 'requested' },
  ],
  caches: [
    { name: 'workbox-precache-v2-{address}', purpose: 'offlineTools', need: 'requested' },
    { name: 'pages', purpose: 'offlinePages', need: 'requested' },
    { name: 'assets', purpose: 'offlineAssets', need: 'requested' },
    { name: 'workbox-expiration', purpose: 'offlineAges', need: 'requested' },
  ],
} as const satisfies Record<string, readonly StoredEntry[]>

export type StoredKind = keyof typeof STORED
export const STORED_KINDS = Object.keys(STORED) as StoredKind[]

/** `timer:{tool}` as a type of the names that it stands for. */
type Filled<Name extends string> = Name extends `${infer Start}{${string}}${infer End}`
  ? `${Start}${string}${End}`
  : Name

/** The names of one kind. */
export type StoredName<Kind extends StoredKind> = Filled<(typeof STORED)[Kind][number]['name']>

export const PURPOSES = Object.values(STORED).flatMap((entries) =>
  entries.map(({ purpose }) => purpose),
)

/** The entry of a name found in a browser; undefined when it is not declared. */
export function storedAs(kind: StoredKind, name: string): StoredEntry | undefined {
  return STORED[kind].find((entry) => patternOf(entry.name).test(name))
}

function patternOf(name: string): RegExp {
  const literal = name.split(/\{.*?\}/).map((part) => RegExp.escape(part))
  return new RegExp(`^${literal.join('.+')}$`)
}
