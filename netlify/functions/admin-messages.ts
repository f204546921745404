import * as messages from '#lib/admin/messages-calls.ts'
import * as messagesSchemas from '#lib/admin/messages-schemas.ts'
import { answerMessage } from '#server/admin/messages/answer-message.ts'
import { getMessage } from '#server/admin/messages/get-message.ts'
import { listMessages } from '#server/admin/messages/list-messages.ts'
import { markAnswered } from '#server/admin/messages/mark-answered.ts'
import {
  ADMIN_CREATE,
  ADMIN_LIST,
  ADMIN_READ,
  ADMIN_WRITE,
  AFRESH,
} from '#server/http/admin-policy.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(messages.listMessages, messagesSchemas.listMessages, {
    ...ADMIN_LIST,
    operation: listMessages,
  }),
  endpoint(messages.getMessage, messagesSchemas.getMessage, {
    ...ADMIN_READ,
    operation: getMessage,
  }),
  endpoint(messages.answerMessage, messagesSchemas.answerMessage, {
    ...ADMIN_CREATE,
    ...AFRESH,
    operation: answerMessage,
  }),
  endpoint(messages.markAnswered, messagesSchemas.markAnswered, {
    ...ADMIN_WRITE,
    operation: markAnswered,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
