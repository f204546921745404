/** The keys of create calls without a response yet, by their URL, body and file. */
const unanswered = new Map<string, string>()
/** Names of files, which are told apart by identity. */
const files = new WeakMap<Blob, string>()

const nameOf = (file: Blob): string => {
  const name = files.get(file) ?? crypto.randomUUID()
  files.set(file, name)
  return name
}

// A URL has no space.
const callOf = (address: string, body: unknown, file?: Blob) =>
  `${address} ${file ? nameOf(file) : ''} ${JSON.stringify(body)}`

/** The key of a call: the one that it had before if it has had no response yet, else a new one. */
export function keyOf(address: string, body: unknown, file?: Blob): string {
  const call = callOf(address, body, file)
  const key = unanswered.get(call) ?? crypto.randomUUID()
  unanswered.set(call, key)
  return key
}

/** The call got a response: the same body again is a new call. */
export function forgetKey(address: string, body: unknown, file?: Blob): void {
  unanswered.delete(callOf(address, body, file))
}
