import * as questionnaires from '#lib/questionnaires/calls.ts'
import * as questionnairesSchemas from '#lib/questionnaires/schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { getQuestionnaire } from '#server/questionnaires/get-questionnaire.ts'
import { listQuestionnaires } from '#server/questionnaires/list-questionnaires.ts'
import { saveDraft } from '#server/questionnaires/save-draft.ts'
import { sendAnswers } from '#server/questionnaires/send-answers.ts'

/** 40 answers of 2,000 characters, each up to four bytes, or of all choices of a question. */
const ANSWERS = { maxBody: 340_000, maxValues: 1_000 } as const

export const endpoints = [
  endpoint(questionnaires.listQuestionnaires, questionnairesSchemas.listQuestionnaires, {
    who: { may: 'answer-questionnaire' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listQuestionnaires,
  }),
  endpoint(questionnaires.getQuestionnaire, questionnairesSchemas.getQuestionnaire, {
    who: { may: 'answer-questionnaire' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: getQuestionnaire,
  }),
  endpoint(questionnaires.saveDraft, questionnairesSchemas.saveDraft, {
    who: { may: 'answer-questionnaire' },
    rateLimit: 'write',
    cache: 'no-store',
    ...ANSWERS,
    operation: saveDraft,
  }),
  endpoint(questionnaires.sendAnswers, questionnairesSchemas.sendAnswers, {
    who: { may: 'answer-questionnaire' },
    rateLimit: 'write',
    cache: 'no-store',
    ...ANSWERS,
    operation: sendAnswers,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
