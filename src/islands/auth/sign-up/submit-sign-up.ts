import type * as z from 'zod/mini'
import type { Failure } from '#client/data/request.ts'
import { send } from '#client/data/send.ts'
import type { Photo } from '#client/photo/photo.ts'
import type { FullSignUp, SignedUp } from '#lib/accounts/sign-up.ts'
import { toMessage } from '#lib/contact/draft.ts'
import { WaitingMessage } from '#lib/contact/message-fields.ts'
import * as signingUp from '#lib/sign-up/calls.ts'
import { $contactDraft } from '#stores/contact-draft.ts'
import { toSignUp, type Draft } from '#client/account/sign-up-draft.ts'
import { sendPhoto, type PhotoOutcome } from './send-photo.ts'

export type Created = { email: string; photo: PhotoOutcome } & Pick<SignedUp, 'isMailed'>
type Submitted = { created: Created; failure?: never } | { created?: undefined; failure: Failure }

/** Sends a sign-up, then the photo. */
export async function submitSignUp(
  draft: Draft,
  pass: string,
  photo: Photo | null,
): Promise<Submitted> {
  // Validated by the schema of its user type (`draftProblems`).
  const contact = waitingMessage()
  const form: Record<string, unknown> = { ...toSignUp(draft), pass, ...(contact && { contact }) }
  const body = form as z.input<typeof FullSignUp>
  const result = await send(signingUp.signUp, { body })
  if (!result.ok) return { failure: result }
  if (contact) $contactDraft.forget()
  const outcome = await sendPhoto(draft.userType, result.data, photo)
  const { isMailed } = result.data
  return { created: { email: draft.email.trim().toLowerCase(), photo: outcome, isMailed } }
}

/** The message that this tab keeps, if it is complete: it goes with the sign-up. */
export function waitingMessage(): WaitingMessage | undefined {
  const draft = $contactDraft.get()
  return draft ? WaitingMessage.safeParse(toMessage(draft)).data : undefined
}
