import { expect, type APIRequestContext } from '@playwright/test'

type Message = { to: string[]; subject: string; links: string[] }

/**
 * Waits for the newest mail to an address with a link whose fragment contains `mark`. @returns the link
 *
 * @param mark such as `type=signup`
 */
export async function mailedLink(
  request: APIRequestContext,
  address: string,
  mark: string,
): Promise<string> {
  const find = async () => {
    const response = await request.get(`${process.env['MAILBOX_URL']}/messages.json`)
    const messages = (await response.json()) as Message[]
    return messages
      .filter(({ to }) => to.includes(address))
      .flatMap(({ links }) => links)
      .find((link) => link.includes(mark))
  }
  await expect.poll(find, { message: `a mail to ${address} with ${mark}` }).toBeDefined()
  return (await find())!
}
