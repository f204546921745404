import type { Networks } from '#server/rate-limits/network.ts'

/** What an operation may know of a request besides its input. */
export type Caller = {
  /** The network address, for limits; never kept. */
  address: Networks
  userAgent: string
  /** The cookies of the request, by name. */
  cookies: Readonly<Record<string, string>>
  /** Sends a `Set-Cookie` line along with the answer, unless that is an error. */
  setCookie: (line: string) => void
  /** Does something after the answer; the platform keeps the function alive for it. It must not reject. */
  afterwards: (work: () => Promise<void>) => void
}
