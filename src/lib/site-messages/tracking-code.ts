/** The first letters of a tracking code, by where the message was written. */
const PREFIX = 'MFG'

/**
 * The tracking code of a message of the contact page: prefix, the first 8 characters of its row's id, and the time in
 * base 36.
 *
 * @param sentAt in milliseconds
 * @example siteMessageCode('60b1ab76-…', 1_790_000_000_000) // 'MFG-60b1ab76-MUB4O4Q8'
 */
export function siteMessageCode(id: string, sentAt: number): string {
  return `${PREFIX}-${id.slice(0, 8)}-${sentAt.toString(36).toUpperCase()}`
}
