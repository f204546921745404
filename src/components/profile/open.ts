import type { ContactOptions } from '#client/contact/options.ts'

/** The scripts of the contact sheet. */
export const load = () => import('#client/contact/open-contact.tsx')

/** Opens the sheet, or its end after a message that was sent on the way through the sign-in. */
export async function open(props: string, sent: boolean): Promise<void> {
  const { openContact, openSent } = await load()
  await (sent ? openSent : openContact)(JSON.parse(props) as ContactOptions)
}
