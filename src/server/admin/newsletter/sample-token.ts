import { unsubscribeToken } from '#server/unsubscribe/unsubscribe-token.ts'

/** The token of a subscription that nobody has: its links open the page, which says that they end nothing. */
export const sampleToken = (secret: string): string =>
  unsubscribeToken(secret, { from: 'newsletter', id: '00000000-0000-4000-8000-000000000000' })
