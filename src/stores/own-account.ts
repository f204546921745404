import { readOwnAccount, type OwnAccount } from '#lib/accounts/own-account.ts'
import { kept } from './kept.ts'

/**
 * Who is signed in, cached for this tab so the header need not ask on each page. It only decides what is shown: every
 * call reads the role from the database.
 */
export const $ownAccount = kept<OwnAccount | null>('account', {
  initial: null,
  area: 'sessionStorage',
  read: readOwnAccount,
})
