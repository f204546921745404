import * as account from '#lib/account/calls.ts'
import * as accountSchemas from '#lib/account/schemas.ts'
import { mailboxOf } from '#lib/accounts/mailbox.ts'
import * as confirmation from '#lib/confirmation/calls.ts'
import * as confirmationSchemas from '#lib/confirmation/schemas.ts'
import * as emailChange from '#lib/email-change/calls.ts'
import * as emailChangeSchemas from '#lib/email-change/schemas.ts'
import * as passwords from '#lib/passwords/calls.ts'
import * as passwordsSchemas from '#lib/passwords/schemas.ts'
import * as signingUp from '#lib/sign-up/calls.ts'
import * as signUpSchemas from '#lib/sign-up/schemas.ts'
import { changePassword } from '#server/account/change-password.ts'
import { confirmEmailChange } from '#server/account/confirm-email-change.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { exportAccount } from '#server/account/export-account.ts'
import { forgotPassword } from '#server/account/forgot-password.ts'
import { requestEmailChange } from '#server/account/request-email-change.ts'
import { resetPassword } from '#server/account/reset-password.ts'
import { getChallenge } from '#server/challenge/get-challenge.ts'
import { checkEmailEndpoint, signUpEndpoint } from '#server/forms/letter-endpoints.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { judgePassword } from '#server/passwords/judge-password.ts'
import { confirmEmail } from '#server/sign-up/confirm-email.ts'

export const endpoints = [
  endpoint(signingUp.getChallenge, signUpSchemas.getChallenge, {
    who: 'anyone',
    rateLimit: 'challenge',
    cache: 'no-store',
    operation: getChallenge,
  }),
  checkEmailEndpoint,
  signUpEndpoint,
  endpoint(confirmation.confirmEmail, confirmationSchemas.confirmEmail, {
    who: 'anyone',
    rateLimit: 'redeemToken',
    cache: 'no-store',
    operation: confirmEmail,
  }),
  endpoint(passwords.forgotPassword, passwordsSchemas.forgotPassword, {
    who: 'anyone',
    rateLimit: ['forgotPassword', { rule: 'resetMail', of: ({ body }) => mailboxOf(body.email) }],
    cache: 'no-store',
    operation: forgotPassword,
  }),
  endpoint(passwords.resetPassword, passwordsSchemas.resetPassword, {
    who: 'anyone',
    rateLimit: 'redeemToken',
    cache: 'no-store',
    operation: resetPassword,
  }),
  endpoint(passwords.judgePassword, passwordsSchemas.judgePassword, {
    who: 'either',
    rateLimit: 'judgePassword',
    cache: 'no-store',
    operation: judgePassword,
  }),
  endpoint(passwords.changePassword, passwordsSchemas.changePassword, {
    who: { may: 'change-password' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: changePassword,
  }),
  endpoint(emailChange.requestEmailChange, emailChangeSchemas.requestEmailChange, {
    who: { may: 'change-email' },
    // The operation applies the narrow limits, after the password.
    rateLimit: 'write',
    cache: 'no-store',
    operation: requestEmailChange,
  }),
  endpoint(emailChange.confirmEmailChange, emailChangeSchemas.confirmEmailChange, {
    who: 'either',
    rateLimit: 'redeemToken',
    cache: 'no-store',
    operation: confirmEmailChange,
  }),
  endpoint(account.exportAccount, accountSchemas.exportAccount, {
    who: { may: 'export-account' },
    rateLimit: ['write', 'export'],
    cache: 'no-store',
    operation: exportAccount,
  }),
  endpoint(account.deleteAccount, accountSchemas.deleteAccount, {
    who: { may: 'delete-account' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: deleteAccount,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 60)
