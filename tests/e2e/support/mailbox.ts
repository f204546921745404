import { expect } from '@playwright/test'
import type { Message } from '#scripts/mailbox/store.ts'

/** The page of the local mailbox; `npm test` opens one for the site under test. */
const MAILBOX_URL = process.env['MAILBOX_URL'] ?? ''

/** All mails to an address, the newest first. */
export async function mailsTo(address: string): Promise<Message[]> {
  const messages = (await (await fetch(`${MAILBOX_URL}/messages.json`)).json()) as Message[]
  return messages.filter(({ to }) => to.includes(address))
}

/**
 * Waits for a mail: it goes out after the answer to what caused it.
 *
 * @param subject a part of its subject, such as `Confirma tu correo`
 */
export async function mailTo(address: string, subject: string): Promise<Message> {
  const find = async () => (await mailsTo(address)).find((mail) => mail.subject.includes(subject))
  await expect.poll(find, { message: `a mail "${subject}"` }).toBeDefined()
  return (await find())!
}

/** The link that such a mail is about: the first one in it. */
export async function linkMailedTo(address: string, subject: string): Promise<string> {
  const [link] = (await mailTo(address, subject)).links
  return link!
}
