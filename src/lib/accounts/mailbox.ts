/** Other names of the same provider. */
const ALIASES: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }
const IGNORES_DOTS = ['gmail.com']

/**
 * The mailbox of an address, for counting mails by recipient: without a plus tag (RFC 5233), which most providers
 * ignore, and without dots where the provider ignores them. Never for sending.
 *
 * @param email as `Email` returns it
 * @example mailboxOf('ana.gil+shop@gmail.com') // 'anagil@gmail.com'
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const given = email.slice(at + 1)
  const domain = ALIASES[given] ?? given
  // Keep a local part that consists of a tag only.
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return `${IGNORES_DOTS.includes(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
