/** The keys of create calls without a response yet, by their URL and body. */
const unanswered = new Map<string, string>()

// A URL has no space.
const callOf = (address: string, body: unknown) => `${address} ${JSON.stringify(body)}`

/** The key of a call: the one that it had before if it has had no response yet, else a new one. */
export function keyOf(address: string, body: unknown): string {
  const call = callOf(address, body)
  const key = unanswered.get(call) ?? crypto.randomUUID()
  unanswered.set(call, key)
  return key
}

/** The call got a response: the same body again is a new call. */
export function forgetKey(address: string, body: unknown): void {
  unanswered.delete(callOf(address, body))
}
