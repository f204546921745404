/** How long a sign-up can be confirmed, and its link is valid; then it is deleted. */
export const SECONDS_TO_CONFIRM = 48 * 3_600

/** When a sign-up and its links expire. */
export const confirmableUntil = (signedUpAt: Date): Date =>
  new Date(signedUpAt.getTime() + SECONDS_TO_CONFIRM * 1_000)
