/** What a receipt proves. */
export const RECEIPT_EVENTS = [
  'requested',
  'granted',
  'edited',
  'revoked',
  'expired',
  'consent_given',
  'consent_withdrawn',
] as const
export type ReceiptEvent = (typeof RECEIPT_EVENTS)[number]
