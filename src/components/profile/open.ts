import type { ContactOptions } from '#client/contact/options.ts'

/** The scripts of the contact sheet. */
export const load = () => import('#client/contact/open-contact.tsx')

/** Opens the sheet, or says what the mailed link has sent. */
export async function open(props: string, sent: boolean): Promise<void> {
  const { openContact, sayWhatWasSent } = await load()
  await (sent ? sayWhatWasSent : openContact)(JSON.parse(props) as ContactOptions)
}
