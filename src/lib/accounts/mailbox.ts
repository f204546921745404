const GMAIL = 'gmail.com'
const GMAIL_DOMAINS: readonly string[] = [GMAIL, 'googlemail.com']

/**
 * The mailbox that an address is probably read in, for counting mails by recipient: without a plus tag (RFC 5233), which
 * most providers ignore, and at Gmail without dots. It proves nothing, because some servers give `ana+x@` to another
 * person than `ana@`: see `isSameMailbox`. Never for sending.
 *
 * @param email as `Email` returns it
 * @example mailboxOf('ana.gil+shop@gmail.com') // 'anagil@gmail.com'
 */
export function mailboxOf(email: string): string {
  const [name, domain] = partsOf(email)
  // Keep a local part that consists of a tag only.
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  if (!GMAIL_DOMAINS.includes(domain)) return `${untagged}@${domain}`
  return `${untagged.replaceAll('.', '')}@${GMAIL}`
}

/** The domains of the addresses that can be the same mailbox as this one. */
export function domainsOf(email: string): readonly string[] {
  const [, domain] = partsOf(email)
  return GMAIL_DOMAINS.includes(domain) ? GMAIL_DOMAINS : [domain]
}

/**
 * Whether two addresses are known to be read by one person: equal, or spellings of one Gmail account, where Google says
 * that dots (support.google.com/mail/answer/7436150), what follows a plus sign
 * (support.google.com/a/users/answer/9282734) and the older domain make no difference.
 */
export const isSameMailbox = (a: string, b: string): boolean =>
  a === b || (GMAIL_DOMAINS.includes(partsOf(a)[1]) && mailboxOf(a) === mailboxOf(b))

/** Whether an address has a plus tag. */
export const isTagged = (email: string): boolean => partsOf(email)[0].includes('+', 1)

function partsOf(email: string): readonly [name: string, domain: string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}
