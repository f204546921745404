import type { Answer, Question, Responses } from '#lib/questionnaires/questions.ts'
import { isAnswered } from '#lib/questionnaires/is-answered.ts'
import { referenceTo } from './patient.ts'
import type { Quantity, Reference, Resource } from './types.ts'

type Value =
  | { valueString: string }
  | { valueDecimal: number }
  | { valueInteger: number }
  | { valueBoolean: boolean }
  | { valueDate: string }
  | { valueQuantity: Quantity }

type Item = { linkId: string; text: string; answer?: Value[]; item?: Item[] }

export type QuestionnaireResponse = Resource & {
  resourceType: 'QuestionnaireResponse'
  status: 'completed'
  subject: Reference
  author: Reference
  authored: string
  item: Item[]
}

export type AnsweredQuestionnaire = {
  id: string
  title: string
  questions: readonly Question[]
  responses: Responses
  /** ISO 8601, UTC. */
  completedAt: string
}

/** Sent answers with the words of their questions, in a group that has the title. */
export function questionnaireResponseOf(
  { id, title, questions, responses, completedAt }: AnsweredQuestionnaire,
  patientId: string,
): QuestionnaireResponse {
  const items = questions.map((question, n): Item => {
    const answer = responses[`q${n}`]
    return {
      linkId: `q${n}`,
      text: question.text,
      ...(answer !== undefined && isAnswered(answer) && { answer: valuesOf(question, answer) }),
    }
  })
  return {
    resourceType: 'QuestionnaireResponse',
    id,
    status: 'completed',
    subject: referenceTo(patientId),
    author: referenceTo(patientId),
    authored: completedAt,
    item: [{ linkId: 'questionnaire', text: title, item: items }],
  }
}

function valuesOf(question: Question, answer: Answer): Value[] {
  if (Array.isArray(answer)) return answer.map((valueString) => ({ valueString }))
  if (typeof answer === 'boolean') return [{ valueBoolean: answer }]
  if (typeof answer === 'number') return [numberOf(question, answer)]
  return [question.type === 'date' ? { valueDate: answer } : { valueString: answer }]
}

function numberOf(question: Question, value: number): Value {
  if (question.type === 'scale') return { valueInteger: value }
  const unit = question.type === 'number' ? question.unit : null
  return unit ? { valueQuantity: { value, unit } } : { valueDecimal: value }
}
