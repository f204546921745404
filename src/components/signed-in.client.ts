/** The header of signed-in users: its menus and its bell. Loaded only with the session hint. */
import '#components/bell.client.ts'
import '#components/own-account.client.ts'

export { leave } from '#components/account-menu.client.ts'
