import { madridDay } from '#lib/format/madrid-day.ts'
import type { Authorization, AuthorizationUpdate } from '#lib/sharing/schemas.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import { USUAL_END, type UsualEnd } from '#lib/sharing/presets.ts'
import { everyFlag, FLAGS, type AllowedFields, type Flag } from '#lib/health/flags.ts'

/** How long a share lasts, as it is chosen. */
export const ENDS = ['none', 'month', 'quarter', 'day'] as const
export type End = (typeof ENDS)[number]

/** What is chosen in the dialog. */
export type Choice = {
  allowedFields: AllowedFields
  purpose: string
  end: End
  /** Of `day`; empty while it is not chosen. */
  day: string
}

/** What is done with an authorization in the dialog. */
export type GrantKind = 'grant' | 'edit' | 'extend'

/**
 * What the dialog begins with: of a new share everything (it is stored as it is confirmed), with the purpose and the end that
 * its discipline usually has; otherwise what is stored; to extend it, three months more.
 *
 * @param usualPurpose what the discipline usually works for, in the language of the user
 */
export function beginWith(
  { professional, allowedFields, purpose, expiresOn }: Authorization,
  kind: GrantKind,
  usualPurpose: string,
): Choice {
  if (kind === 'grant') {
    const end = USUAL_END[professional.type]
    return { allowedFields: everyFlag(true), purpose: usualPurpose, end, day: '' }
  }
  const stored = { allowedFields, purpose: purpose ?? '', day: expiresOn ?? '' }
  if (kind === 'extend') return { ...stored, end: 'quarter' }
  return { ...stored, end: expiresOn === null ? 'none' : 'day' }
}

const MONTHS: Readonly<Record<UsualEnd, number>> = { month: 1, quarter: 3 }

/** The last day that is chosen; null without one, empty while another date is still to be chosen. */
export function lastDayOf({ end, day }: Choice, now = madridDay()): string | null {
  if (end === 'none') return null
  return end === 'day' ? day : addMonths(now, MONTHS[end])
}

/**
 * The same day some months later, or the last of that month when it has no such day.
 *
 * @example addMonths('2026-11-30', 3) // '2027-02-28'
 */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10)
}

/** The body of the request: exactly what is shown, and by which words. */
export function updateOf(
  choice: Choice,
  { state, version }: Pick<Authorization, 'state' | 'version'>,
  locale: Locale,
): AuthorizationUpdate {
  return {
    action: state === 'pending' ? 'authorize' : 'edit',
    version,
    allowedFields: choice.allowedFields,
    purpose: choice.purpose.trim(),
    expiresOn: lastDayOf(choice),
    textVersion: GRANT_VERSION,
    locale,
  }
}

/** What differs between two versions of an authorization, for who was choosing meanwhile. */
export type Difference =
  | { about: 'flag'; flag: Flag; isOn: boolean }
  | { about: 'purpose'; purpose: string | null }
  | { about: 'end'; expiresOn: string | null }

type Stored = Pick<Authorization, 'allowedFields' | 'purpose' | 'expiresOn'>

/** What `newer` has that `older` has not. */
export function differences(older: Stored, newer: Stored): Difference[] {
  const flags = FLAGS.filter((flag) => older.allowedFields[flag] !== newer.allowedFields[flag])
  return [
    ...flags.map((flag) => ({
      about: 'flag' as const,
      flag,
      isOn: newer.allowedFields[flag],
    })),
    ...(older.purpose === newer.purpose
      ? []
      : [{ about: 'purpose' as const, purpose: newer.purpose }]),
    ...(older.expiresOn === newer.expiresOn
      ? []
      : [{ about: 'end' as const, expiresOn: newer.expiresOn }]),
  ]
}
