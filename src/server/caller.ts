import type { Networks } from '#server/rate-limits/network.ts'

/** What an operation may know about a request besides its input. */
export type Caller = {
  /** The network address, for rate limits; never stored. */
  address: Networks
  userAgent: string
  /** The cookies of the request, by name. */
  cookies: Readonly<Record<string, string>>
  /** Adds a `Set-Cookie` header to the response, unless it is an error. */
  setCookie: (line: string) => void
  /**
   * Runs work that the response neither waits for nor depends on; the platform keeps the function alive for it. A failure
   * is logged.
   */
  afterwards: (work: () => Promise<unknown>) => void
}
