import * as questionnaires from '#lib/workspace/questionnaires-calls.ts'
import * as questionnairesSchemas from '#lib/workspace/questionnaires-schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { endRepeat } from '#server/workspace/end-repeat.ts'
import { getSentQuestionnaire } from '#server/workspace/get-sent-questionnaire.ts'
import { listSentQuestionnaires } from '#server/workspace/list-sent-questionnaires.ts'
import { remindClient } from '#server/workspace/remind-client.ts'
import { sendQuestionnaire } from '#server/workspace/send-questionnaire.ts'
import { updateSentQuestionnaire } from '#server/workspace/update-sent-questionnaire.ts'

/** 40 questions of 300 characters with 20 options of 120, each up to three bytes. */
const MAX_BODY = 360_000

export const endpoints = [
  endpoint(questionnaires.listSentQuestionnaires, questionnairesSchemas.listSentQuestionnaires, {
    who: { may: 'read-client-health' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listSentQuestionnaires,
  }),
  endpoint(questionnaires.sendQuestionnaire, questionnairesSchemas.sendQuestionnaire, {
    who: { may: 'ask-client' },
    rateLimit: 'write',
    cache: 'no-store',
    maxBody: MAX_BODY,
    operation: sendQuestionnaire,
  }),
  endpoint(questionnaires.getSentQuestionnaire, questionnairesSchemas.getSentQuestionnaire, {
    who: { may: 'read-client-health' },
    rateLimit: 'clientRead',
    cache: 'no-store',
    operation: getSentQuestionnaire,
  }),
  endpoint(questionnaires.updateSentQuestionnaire, questionnairesSchemas.updateSentQuestionnaire, {
    who: { may: 'ask-client' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: updateSentQuestionnaire,
  }),
  endpoint(questionnaires.remindClient, questionnairesSchemas.remindClient, {
    who: { may: 'ask-client' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: remindClient,
  }),
  endpoint(questionnaires.endRepeat, questionnairesSchemas.endRepeat, {
    who: { may: 'ask-client' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: endRepeat,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
