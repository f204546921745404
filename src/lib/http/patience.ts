/** After so long without an answer a reader is told, instead of being shown a skeleton for ever. In ms. */
const PATIENCE = 8_000

/** A signal for `fetch` that gives up in time, or when `signal` says so. */
export function withinPatience(signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(PATIENCE)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}
