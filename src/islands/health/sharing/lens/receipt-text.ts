import { givenName } from '#lib/format/given-name.ts'
import type { Receipt } from '#lib/sharing/schemas.ts'
import { shownFlags } from '#lib/health/flags.ts'
import { longDay } from '#client/health/days.ts'
import type { SharingMessages } from '../when.ts'

/** What a receipt proves, in one line: `Autorizas a Leire`. */
export function receiptTitle({ event, professionalName }: Receipt, { t }: SharingMessages): string {
  const name = professionalName ? givenName(professionalName) : t('healthSharing.somebody')
  return t(`healthSharing.receipts.event.${event}`, { name })
}

/** How much and until when, of what was granted; null for the other events. */
export function receiptDetails(receipt: Receipt, { t, locale }: SharingMessages): string | null {
  const { event, allowedFields, expiresOn } = receipt
  if ((event !== 'granted' && event !== 'edited') || !allowedFields) return null
  const count = shownFlags(allowedFields).length
  const amount =
    count === 0
      ? t('healthSharing.receipts.noFields')
      : t('healthSharing.receipts.fields', { count })
  if (expiresOn === null) return amount
  return `${amount}, ${t('healthSharing.receipts.until', { date: longDay(expiresOn, locale) })}`
}
