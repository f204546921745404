import * as messages from '#lib/admin/messages-contract.ts'
import { answerMessage } from '#server/admin/messages/answer-message.ts'
import { getMessage } from '#server/admin/messages/get-message.ts'
import { listMessages } from '#server/admin/messages/list-messages.ts'
import { markAnswered } from '#server/admin/messages/mark-answered.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

const read = {
  who: { may: 'administer' },
  rateLimit: 'outer-wall',
  cache: 'no-store',
} as const
const change = { ...read, rateLimit: 'write' } as const

export const endpoints = [
  endpoint(messages.listMessages, { ...read, operation: listMessages }),
  endpoint(messages.getMessage, { ...read, operation: getMessage }),
  endpoint(messages.answerMessage, { ...change, status: () => 201, operation: answerMessage }),
  endpoint(messages.markAnswered, { ...change, operation: markAnswered }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
