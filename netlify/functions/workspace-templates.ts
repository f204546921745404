import * as templates from '#lib/workspace/questionnaires-calls.ts'
import * as questionnairesSchemas from '#lib/workspace/questionnaires-schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { createTemplate } from '#server/workspace/create-template.ts'
import { deleteTemplate } from '#server/workspace/delete-template.ts'
import { listTemplates } from '#server/workspace/list-templates.ts'
import { updateTemplate } from '#server/workspace/update-template.ts'

/** 40 questions of 300 characters with 20 options of 120, each up to three bytes. */
const MAX_BODY = 360_000

export const endpoints = [
  endpoint(templates.listTemplates, questionnairesSchemas.listTemplates, {
    who: { may: 'ask-client' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listTemplates,
  }),
  endpoint(templates.createTemplate, questionnairesSchemas.createTemplate, {
    who: { may: 'ask-client' },
    rateLimit: 'write',
    cache: 'no-store',
    maxBody: MAX_BODY,
    operation: createTemplate,
  }),
  endpoint(templates.updateTemplate, questionnairesSchemas.updateTemplate, {
    who: { may: 'ask-client' },
    rateLimit: 'write',
    cache: 'no-store',
    maxBody: MAX_BODY,
    operation: updateTemplate,
  }),
  endpoint(templates.deleteTemplate, questionnairesSchemas.deleteTemplate, {
    who: { may: 'ask-client' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: deleteTemplate,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
