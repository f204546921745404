/** How long a sign-up waits for its address to be confirmed, and with it the link that does so; then it is deleted. */
export const SECONDS_TO_CONFIRM = 48 * 3_600
