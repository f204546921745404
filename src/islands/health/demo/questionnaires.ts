import * as questionnaires from '#lib/questionnaires/calls.ts'
import * as questionnairesSchemas from '#lib/questionnaires/schemas.ts'
import { isAnswered } from '#lib/questionnaires/is-answered.ts'
import { fits } from '#lib/questionnaires/questions.ts'
import { done, failed, handle, type Handler } from './handler.ts'
import type { DemoState } from './state.ts'

function find({ questionnaires: all }: DemoState, id: string) {
  return all.find((one) => one.id === id && one.isOpen)
}

function replace(state: DemoState, changed: questionnairesSchemas.Questionnaire): void {
  state.questionnaires = state.questionnaires.map((one) => (one.id === changed.id ? changed : one))
}

export const QUESTIONNAIRE_HANDLERS: readonly Handler[] = [
  handle(
    questionnaires.listQuestionnaires,
    questionnairesSchemas.listQuestionnaires,
    ({ questionnaires: all }) =>
      done({
        items: all,
        total: all.length,
        answered: all.filter(({ responses }) => responses !== null).length,
        page: 1,
        pageSize: all.length,
      }),
  ),
  handle(
    questionnaires.getQuestionnaire,
    questionnairesSchemas.getQuestionnaire,
    (state, { params: { id } }) => {
      const one = state.questionnaires.find((questionnaire) => questionnaire.id === id)
      return one ? done(one) : failed('NOT_FOUND')
    },
  ),
  handle(questionnaires.saveDraft, questionnairesSchemas.saveDraft, (state, { params, body }) => {
    const open = find(state, params.id)
    if (!open) return failed('NOT_FOUND')
    replace(state, { ...open, draft: body.responses })
    return done({ ok: true as const })
  }),
  handle(
    questionnaires.sendAnswers,
    questionnairesSchemas.sendAnswers,
    (state, { params, body: { responses } }) => {
      const open = find(state, params.id)
      if (!open) return failed('NOT_FOUND')
      if (!Object.values(responses).some(isAnswered))
        return failed('INVALID_INPUT', { responses: 'empty' })
      const wrong = open.questions.flatMap((question, index) => {
        const answer = responses[`q${index}`]
        return answer === undefined || fits(question, answer) ? [] : [`responses.q${index}`]
      })
      if (wrong.length > 0)
        return failed('INVALID_INPUT', Object.fromEntries(wrong.map((field) => [field, 'invalid'])))
      const completedAt = new Date().toISOString()
      const sent = {
        ...open,
        responses,
        draft: null,
        isOpen: false,
        status: 'completed' as const,
        completedAt,
      }
      replace(state, sent)
      return done(sent)
    },
  ),
]
