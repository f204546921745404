/** The calls that create something and have no answer yet, by address: this page has sent each under its key. */
const unanswered = new Map<string, { sent: string; key: string }>()

/** The key of a call: that of the last one to this address if it said the same and got no answer, else a new one. */
export function keyOf(address: string, body: unknown): string {
  const sent = JSON.stringify(body)
  const last = unanswered.get(address)
  if (last?.sent === sent) return last.key
  const key = crypto.randomUUID()
  unanswered.set(address, { sent, key })
  return key
}

/** The call was answered: whoever says the same again means another. */
export function forgetKey(address: string): void {
  unanswered.delete(address)
}
