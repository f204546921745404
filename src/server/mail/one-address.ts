import { Email } from '#lib/accounts/email.ts'

/** Validated on input too; this is the last place to stop an address that expands to several. */
export function isOneAddress(address: string): boolean {
  return Email.safeParse(address).data === address
}
