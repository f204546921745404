import * as z from 'zod/mini'
import { ContactRequestId, ProfessionalId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { MESSAGE, MOST_RECIPIENTS, Objective, Recipient } from './message-fields.ts'
import { REQUEST_STATES } from './request-states.ts'

/**
 * A message to a professional, and perhaps to others. It names no address: the recipient's is read from the database, and
 * the sender's is the confirmed one of the account.
 */
export const ContactProfessional = z.strictObject({
  ...MESSAGE,
  objective: Objective,
  alsoTo: z._default(z.array(Recipient).check(z.maxLength(MOST_RECIPIENTS - 1, 'too_many')), []),
})
export type ContactProfessional = z.infer<typeof ContactProfessional>

/** A request that was sent, to whom, and its tracking code. */
export const SentRequest = z.object({
  professionalId: ProfessionalId,
  professionalType: z.enum(PROFESSIONAL_TYPES),
  code: z.string(),
})
export type SentRequest = z.infer<typeof SentRequest>

export const Sent = z.object({ items: z.array(SentRequest) })
export type Sent = z.infer<typeof Sent>

export const contactProfessional = {
  params: z.object({ id: ProfessionalId }),
  body: ContactProfessional,
  response: Sent,
}

/** The other side of a request: for its sender the professional, for the professional who wrote. */
const Professional = z.object({
  professionalId: ProfessionalId,
  professionalType: z.enum(PROFESSIONAL_TYPES),
  name: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
})
const Sender = z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) })

const request = {
  id: ContactRequestId,
  code: z.string(),
  state: z.enum(REQUEST_STATES),
  objective: Objective,
  message: z.string(),
  /** ISO 8601, UTC. */
  sentAt: z.string(),
  answeredAt: z.nullable(z.string()),
}
export const ContactRequest = z.discriminatedUnion('box', [
  z.object({ box: z.literal('sent'), ...request, to: Professional }),
  z.object({ box: z.literal('received'), ...request, from: Sender }),
])
export type ContactRequest = z.infer<typeof ContactRequest>

export const BOXES = ['sent', 'received'] as const
export type Box = (typeof BOXES)[number]
export const REQUESTS_PAGE_SIZE = 10

export const RequestsQuery = z.strictObject({
  box: z.enum(BOXES, 'invalid'),
  page: z._default(
    z.pipe(z.string('invalid').check(z.regex(/^[1-9]\d{0,4}$/, 'invalid')), z.transform(Number)),
    1,
  ),
})
export type RequestsQuery = z.infer<typeof RequestsQuery>

/** One page of a box, newest first. */
export const ContactRequests = z.object({
  items: z.array(ContactRequest),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
})
export type ContactRequests = z.infer<typeof ContactRequests>

export const listContactRequests = {
  query: RequestsQuery,
  response: ContactRequests,
}

/** A request is never new again. */
export const RequestUpdate = z.strictObject({
  state: z.enum(['read', 'answered', 'closed'], 'invalid'),
})
export type RequestUpdate = z.infer<typeof RequestUpdate>

export const updateContactRequest = {
  params: z.object({ id: ContactRequestId }),
  body: RequestUpdate,
  response: z.object({ state: z.enum(REQUEST_STATES), answeredAt: z.nullable(z.string()) }),
}
