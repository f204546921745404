/** Other names of the same provider. */
const ALIASES: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }
const IGNORES_DOTS = ['gmail.com']

/**
 * The mailbox in which an address ends up, for counting mails by their reader: without a tag after a plus sign
 * (RFC 5233), which most providers ignore, and without dots where the provider ignores those. Never for sending.
 *
 * @param email as `Email` gives it
 * @example mailboxOf('ana.gil+shop@gmail.com') // 'anagil@gmail.com'
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const given = email.slice(at + 1)
  const domain = ALIASES[given] ?? given
  // A local part of a tag alone stays: it has no other name.
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return `${IGNORES_DOTS.includes(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
