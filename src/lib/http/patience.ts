/** Timeout after which the reader gets an error instead of an endless skeleton. In ms. */
const PATIENCE = 8_000

/** A signal for `fetch` that aborts on timeout, or when `signal` aborts. */
export function withinPatience(signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(PATIENCE)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}
