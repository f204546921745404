import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '#db/client.ts'
import { mailOutbox } from '#db/schema/index.ts'
import handler from '#functions/account.ts'
import type { Challenge } from '#lib/sign-up/schemas.ts'
import { SignUp, type SIGN_UP, type UserType } from '#lib/accounts/sign-up.ts'
import type { Caller } from '#server/caller.ts'
import { always } from '#server/once.ts'
import { signUp } from '#server/sign-up/sign-up.ts'
import { makePass } from '#server/sign-up/sign-up-pass.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { memoryArticlePictures } from './article-pictures.ts'
import { memoryStore } from './avatars.ts'
import { memoryProofs } from './proofs.ts'
import { SITE } from './call-function.ts'
import { loadDictionaries } from './dictionaries.ts'

const secret = () => process.env['SESSION_SECRET'] ?? ''

export const newEmail = () => `${randomUUID()}@example.com`

/** A password on no list of common passwords. */
export const GOOD_PASSWORD = 'caballo grapa pila batería'

let callers = 0
/** A fresh network address, so limits reached in other tests do not apply. */
export const newAddress = () => `2001:db8:${(++callers).toString(16)}::1`

type Call = { cookie?: string; ip?: string; headers?: Record<string, string> }

/** What judges a new password. */
const JUDGES = new Set(['/sign-up', '/check-email', '/reset-password', '/change-password'])

/** Calls the account function as a page of the site does. */
export async function send(
  method: 'POST' | 'DELETE',
  path: string,
  body: unknown,
  { cookie, ip = newAddress(), headers = {} }: Call = {},
): Promise<Response> {
  if (JUDGES.has(path)) await loadDictionaries()
  const request = new Request(`${SITE}/api/account${path}`, {
    method,
    headers: {
      origin: SITE,
      'content-type': 'application/json',
      ...(cookie && { cookie }),
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return handler(request, { ip, requestId: 'request-0123' })
}
export const post = (path: string, body: unknown, call?: Call) => send('POST', path, body, call)

export async function getChallenge(): Promise<Challenge> {
  const request = new Request(`${SITE}/api/account/challenge`)
  const response = await handler(request, { ip: newAddress(), requestId: 'request-0123' })
  return (await response.json()) as Challenge
}

/** The solution of a challenge. */
export function solve({ left, operator, right }: Challenge): number {
  if (operator === 'plus') return left + right
  return operator === 'minus' ? left - right : left * right
}

/** Code and fields of an error. */
export async function errorOf(response: Response) {
  const { error } = (await response.json()) as {
    error?: { code: string; fields?: Record<string, string> }
  }
  return { status: response.status, code: error?.code, fields: error?.fields ?? {} }
}

const basics = () => ({
  firstName: 'Ana',
  lastName: 'Pérez Gil',
  email: newEmail(),
  password: GOOD_PASSWORD,
  language: 'es' as const,
  birthDate: '1990-05-17',
  gender: 'female' as const,
  country: 'ES',
  city: 'es-valencia',
  acceptTerms: true as const,
  newsletter: false,
})

const professional = () => ({
  ...basics(),
  languages: ['es', 'en'],
  certifications: ['CAFYD'],
  experienceYears: 7,
  modality: 'both' as const,
  bio: 'Fuerza y movilidad',
  socialNetworks: [
    { platform: 'instagram' as const, url: 'https://instagram.com/ana', isPrimary: true },
  ],
  personalWebsite: 'https://example.org/ana',
  participateRanking: false,
  hasPhoto: true as const,
})

/** By the schemas of the request: a field that is required does not compile until it is here. */
const FORMS: { [Type in UserType]: () => z.input<(typeof SIGN_UP)[Type]> } = {
  athlete: () => ({
    userType: 'athlete',
    ...basics(),
    activityLevel: 'moderate',
    mainGoal: 'toning',
  }),
  trainer: () => ({
    userType: 'trainer',
    ...professional(),
    specialization: ['strength'],
    objectives: ['weight_loss'],
  }),
  nutritionist: () => ({
    userType: 'nutritionist',
    ...professional(),
    specialization: ['sports_nutrition'],
  }),
  physiotherapist: () => ({
    userType: 'physiotherapist',
    ...professional(),
    specialization: ['manual_therapy'],
  }),
}

export type SignUpForm = Record<string, unknown> & { email: string; password: string }

/** A form as the page sends it, with the pass for its address. */
export function signUpForm(userType: UserType, changes: Record<string, unknown> = {}): SignUpForm {
  const form = { ...FORMS[userType](), ...changes }
  return { pass: makePass(secret(), form.email), ...form }
}

/** The form as an operation receives it. */
export const parsedForm = (userType: UserType, changes: Record<string, unknown> = {}): SignUp =>
  SignUp.parse(signUpForm(userType, changes))

/** The dependencies of the operations, with a test database; pictures are kept in memory. */
export function accountDeps(db: Database, pictures = memoryStore()): Dependencies {
  return {
    db,
    siteUrl: SITE,
    secret: secret(),
    limitRate: rateLimiter(db, secret()),
    avatars: pictures.store,
    proofs: memoryProofs().store,
    articlePictures: memoryArticlePictures(),
  }
}

/** The caller of an operation invoked directly; work after the response is not run. */
export const callerWith = (): Caller => ({
  address: [newAddress()],
  userAgent: '',
  cookies: {},
  setCookie: () => undefined,
  afterwards: () => undefined,
})

/** Signs up without the API, for a test of something else. */
export const signUpDirectly = (deps: Dependencies, body: SignUp) =>
  signUp(deps, { body, caller: callerWith(), once: always(deps.db) })

/** The mails to an address, oldest first. */
export const mailsTo = (db: Database, email: string) =>
  db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.to, email))
    .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id))

/** The token of the newest mail of a template to an address. */
export async function mailedToken(db: Database, email: string, template: string): Promise<string> {
  const mails = await mailsTo(db, email)
  return String(mails.findLast((mail) => mail.template === template)?.data['token'])
}
