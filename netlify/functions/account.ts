import type { Config } from '@netlify/functions'
import { Hono } from 'hono'
import {
  AccountExport,
  Challenge,
  ChangePassword,
  CheckEmail,
  ConfirmEmail,
  DeleteAccount,
  Done,
  EmailChecked,
  ExportRequest,
  ForgotPassword,
  ResetPassword,
} from '#lib/accounts/contract.ts'
import { mailboxOf } from '#lib/accounts/mailbox.ts'
import { SignedUp, SignUp } from '#lib/accounts/sign-up.ts'
import { changePassword } from '#server/accounts/change-password.ts'
import { checkEmail } from '#server/accounts/check-email.ts'
import { confirmEmail } from '#server/accounts/confirm-email.ts'
import { deleteAccount } from '#server/accounts/delete-account.ts'
import { exportAccount } from '#server/accounts/export-account.ts'
import { forgotPassword } from '#server/accounts/forgot-password.ts'
import { getChallenge } from '#server/accounts/get-challenge.ts'
import { resetPassword } from '#server/accounts/reset-password.ts'
import { signUp } from '#server/accounts/sign-up.ts'
import { netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { serve, type ApiEnv } from '#server/http/serve.ts'

const challenge = endpoint({
  method: 'GET',
  path: '/api/account/challenge',
  who: 'anyone',
  rateLimit: 'challenge',
  cache: 'no-store',
  response: Challenge,
  operation: getChallenge,
})

const check = endpoint({
  method: 'POST',
  path: '/api/account/check-email',
  who: 'anyone',
  rateLimit: ['checkEmail', 'checkEmailDaily'],
  cache: 'no-store',
  body: CheckEmail,
  response: EmailChecked,
  operation: checkEmail,
})

const register = endpoint({
  method: 'POST',
  path: '/api/account/sign-up',
  who: 'anyone',
  // The narrow limit is the operation's own: what was mistyped does not count.
  rateLimit: 'write',
  cache: 'no-store',
  body: SignUp,
  response: SignedUp,
  status: () => 201,
  operation: signUp,
})

const confirm = endpoint({
  method: 'POST',
  path: '/api/account/confirm',
  who: 'anyone',
  rateLimit: 'redeemToken',
  cache: 'no-store',
  body: ConfirmEmail,
  response: Done,
  operation: confirmEmail,
})

const forgot = endpoint({
  method: 'POST',
  path: '/api/account/forgot-password',
  who: 'anyone',
  rateLimit: ['forgotPassword', { rule: 'resetMail', of: ({ body }) => mailboxOf(body.email) }],
  cache: 'no-store',
  body: ForgotPassword,
  response: Done,
  operation: forgotPassword,
})

const reset = endpoint({
  method: 'POST',
  path: '/api/account/reset-password',
  who: 'anyone',
  rateLimit: 'redeemToken',
  cache: 'no-store',
  body: ResetPassword,
  response: Done,
  operation: resetPassword,
})

const change = endpoint({
  method: 'POST',
  path: '/api/account/change-password',
  who: 'signed-in',
  rateLimit: 'write',
  cache: 'no-store',
  body: ChangePassword,
  response: Done,
  operation: changePassword,
})

/** Not a GET: it asks for the password, which has no place in an address. */
const everything = endpoint({
  method: 'POST',
  path: '/api/account/export',
  who: 'signed-in',
  rateLimit: ['write', 'export'],
  cache: 'no-store',
  body: ExportRequest,
  response: AccountExport,
  operation: exportAccount,
})

const erase = endpoint({
  method: 'DELETE',
  path: '/api/account',
  who: 'signed-in',
  rateLimit: 'write',
  cache: 'no-store',
  body: DeleteAccount,
  response: Done,
  operation: deleteAccount,
})

const app = new Hono<ApiEnv>()
  .get(challenge.path, serve(challenge))
  .post(check.path, serve(check))
  .post(register.path, serve(register))
  .post(confirm.path, serve(confirm))
  .post(forgot.path, serve(forgot))
  .post(reset.path, serve(reset))
  .post(change.path, serve(change))
  .post(everything.path, serve(everything))
  .delete(erase.path, serve(erase))

/** For the typed client of the islands: `hc<AccountApp>('/')`. */
export type AccountApp = typeof app

export default netlifyFunction(app)

export const config: Config = {
  path: [
    '/api/account',
    '/api/account/challenge',
    '/api/account/change-password',
    '/api/account/check-email',
    '/api/account/confirm',
    '/api/account/export',
    '/api/account/forgot-password',
    '/api/account/reset-password',
    '/api/account/sign-up',
  ],
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
