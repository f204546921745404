/** Other names of the same provider. */
const ALIASES: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }
const IGNORES_DOTS = ['gmail.com']

/** The domains whose addresses are read in the same mailboxes as those of this one; itself included. */
const spellingsOf = (domain: string): string[] => [
  domain,
  ...Object.keys(ALIASES).filter((alias) => ALIASES[alias] === domain),
]

/** The domains that addresses of the mailbox of an address may have. */
export function domainsOf(email: string): string[] {
  const mailbox = mailboxOf(email)
  return spellingsOf(mailbox.slice(mailbox.lastIndexOf('@') + 1))
}

/**
 * The mailbox of an address, for counting mails by recipient and for links, which any of its
 * addresses may have been mailed: without a plus tag (RFC 5233), which most providers
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
