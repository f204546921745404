import type { Requests } from '#tests/e2e/support/api.ts'

type Message = { to: string[]; subject: string; links: string[] }

/** The newest link mailed to an address that contains `mark`; undefined before it arrives. */
export async function findMailedLink(
  request: Requests,
  address: string,
  mark: string,
): Promise<string | undefined> {
  const response = await request.get(`${process.env['MAILBOX_URL']}/messages.json`)
  const messages = (await response.json()) as Message[]
  return messages
    .filter(({ to }) => to.includes(address))
    .flatMap(({ links }) => links)
    .find((link) => link.includes(mark))
}
