/** How long a sign-up waits for its address to be confirmed, and with it the link that does so; then it is deleted. */
export const SECONDS_TO_CONFIRM = 48 * 3_600

/** When a sign-up, and with it every link to confirm it, is over. */
export const confirmableUntil = (signedUpAt: Date): Date =>
  new Date(signedUpAt.getTime() + SECONDS_TO_CONFIRM * 1_000)
