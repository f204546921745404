import { readOwnAccount, type OwnAccount } from '#lib/accounts/own-account.ts'
import { stored } from './stored.ts'

/**
 * Who is signed in, cached for this tab so the header need not ask on each page. It only decides what is shown: every
 * call reads the role from the database.
 */
export const $ownAccount = stored<OwnAccount | null>('account', {
  initial: null,
  area: 'sessionStorage',
  read: readOwnAccount,
})
