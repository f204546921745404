import { ADMIN_ACTS } from '#lib/admin/acts.ts'
import type { T } from '#lib/i18n/t.ts'
import { isOneOf } from '#lib/one-of.ts'

/** What came of an event; error codes, calls and names of limits stand as they are. */
export function outcomeText(t: T<'adminAudit'>, outcome: string): string {
  if (outcome === 'ok') return t('adminAudit.outcome.ok')
  if (outcome === 'WRONG_CREDENTIALS') return t('adminAudit.outcome.wrong')
  return isOneOf(ADMIN_ACTS, outcome) ? t(`adminAudit.act.${outcome}`) : outcome
}
