import type * as z from 'zod/mini'
import type { Failure } from '#client/request.ts'
import { send } from '#client/send.ts'
import type { Photo } from '#islands/photo/photo.ts'
import type { SignUp } from '#lib/accounts/sign-up.ts'
import * as signingUp from '#lib/sign-up/contract.ts'
import { toSignUp, type Draft } from './draft.ts'
import { sendPhoto, type PhotoOutcome } from './send-photo.ts'

export type Created = { email: string; photo: PhotoOutcome }
type Submitted = { created: Created; failure?: never } | { created?: undefined; failure: Failure }

/** Sends a sign-up, then the photo. */
export async function submitSignUp(
  draft: Draft,
  pass: string,
  photo: Photo | null,
): Promise<Submitted> {
  // Validated by the schema of its user type (`draftProblems`).
  const body = { ...toSignUp(draft), pass } as z.input<typeof SignUp>
  const result = await send(signingUp.signUp, { body })
  if (!result.ok) return { failure: result }
  const outcome = await sendPhoto(draft.userType, result.data, photo)
  return { created: { email: draft.email.trim().toLowerCase(), photo: outcome } }
}
