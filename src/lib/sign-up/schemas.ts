import * as z from 'zod/mini'
import { Email } from '#lib/accounts/email.ts'
import { NewPassword } from '#lib/accounts/password.ts'
import { SignedUp, SignUp } from '#lib/accounts/sign-up.ts'
/** The operators of the sum. */
export const OPERATORS = ['plus', 'minus', 'times'] as const

/** A small sum against bots. `token` is signed, single-use and valid for ten minutes. */
export const Challenge = z.object({
  left: z.number(),
  operator: z.enum(OPERATORS),
  right: z.number(),
  token: z.string(),
})
export type Challenge = z.infer<typeof Challenge>

export const getChallenge = {
  response: Challenge,
}

export const ChallengeAnswer = z.strictObject({ token: z.string(), answer: z.int('invalid') })
export type ChallengeAnswer = z.infer<typeof ChallengeAnswer>
export const CheckEmail = z.strictObject({
  email: Email,
  /** Of a form in steps: a guessable one is refused in the step that asks for it. */
  password: z.optional(NewPassword),
  challenge: ChallengeAnswer,
})
export type CheckEmail = z.infer<typeof CheckEmail>
/** A pass lets the address sign up within half an hour. */
export const EmailChecked = z.object({ exists: z.boolean(), pass: z.nullable(z.string()) })
export type EmailChecked = z.infer<typeof EmailChecked>

export const checkEmail = {
  body: CheckEmail,
  response: EmailChecked,
}

export const signUp = {
  body: SignUp,
  response: SignedUp,
}
