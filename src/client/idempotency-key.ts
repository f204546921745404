/** Create calls without a response yet, by URL: the body and key of each. */
const unanswered = new Map<string, { sent: string; key: string }>()

/** The key of a call: that of the last one to this URL if it had the same body and no response, else a new one. */
export function keyOf(address: string, body: unknown): string {
  const sent = JSON.stringify(body)
  const last = unanswered.get(address)
  if (last?.sent === sent) return last.key
  const key = crypto.randomUUID()
  unanswered.set(address, { sent, key })
  return key
}

/** The call got a response: the same body again is a new call. */
export function forgetKey(address: string): void {
  unanswered.delete(address)
}
