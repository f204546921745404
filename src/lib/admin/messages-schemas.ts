import * as z from 'zod/mini'
import { SITE_OBJECTIVES } from '#lib/contact/objectives.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { SiteMessageId } from '#lib/ids.ts'
import { listOf, listQuery } from './list.ts'

/** Characters of an answer. */
export const ANSWER_MAX = 4_000

/** Whether somebody has answered. */
export const MESSAGE_STATES = ['open', 'answered'] as const

/** A message of the contact page, in the list. */
export const MessageRow = z.object({
  id: SiteMessageId,
  code: z.string(),
  name: z.string(),
  email: z.string(),
  objective: z.enum(SITE_OBJECTIVES),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  answeredAt: z.nullable(z.string()),
})
export type MessageRow = z.infer<typeof MessageRow>

export const MessagesQuery = listQuery(['received'], {
  state: z.optional(z.enum(MESSAGE_STATES, 'invalid')),
  objective: z.optional(z.enum(SITE_OBJECTIVES, 'invalid')),
})
export type MessagesQuery = z.infer<typeof MessagesQuery>

export const listMessages = {
  query: MessagesQuery,
  response: listOf(MessageRow),
}

/** A message as it was sent, and its answer. */
export const SiteMessageDetail = z.extend(MessageRow, {
  phone: z.nullable(z.string()),
  message: z.string(),
  /** Whether its sender was signed in. */
  hasAccount: z.boolean(),
  /** The language to answer in: that of the account; null without one. */
  locale: z.nullable(z.enum(LOCALES)),
  /** What was mailed; null where it was answered in another way. */
  answer: z.nullable(z.string()),
  /** The admin's name; null once that account is deleted. */
  answeredBy: z.nullable(z.string()),
})
export type SiteMessageDetail = z.infer<typeof SiteMessageDetail>

const ofMessage = z.object({ id: SiteMessageId })

export const getMessage = {
  params: ofMessage,
  response: SiteMessageDetail,
}

export const AnswerMessage = z.strictObject({
  text: Paragraph(ANSWER_MAX).check(z.minLength(1, 'required')),
  /** Of the words around the answer. */
  locale: z.enum(LOCALES, 'required'),
})
export type AnswerMessage = z.infer<typeof AnswerMessage>

export const answerMessage = {
  params: ofMessage,
  body: AnswerMessage,
  response: SiteMessageDetail,
}

export const markAnswered = {
  params: ofMessage,
  body: z.strictObject({ state: z.literal('answered', 'invalid') }),
  response: SiteMessageDetail,
}
