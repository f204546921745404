import type { ErrorBody, FieldProblems } from '#lib/http/errors.ts'
import { createT } from '#lib/i18n/t.ts'
import {
  problemOfCode,
  problemOfField,
  type MessageProblem,
} from '#lib/site-messages/problem-of.ts'
// Not through `messagesOf`, which would bundle the texts of every page into the function.
import contactPage from '../../../public/locales/es/contactPage.json' with { type: 'json' }

/**
 * An answer of the API in the form of the former script: `{ success, error? }`, in Spanish like its site. Success has
 * that form already.
 */
export async function phpAnswer(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const { error } = (await answer.json()) as ErrorBody
  const problem = firstProblem(error.fields ?? {}) ?? problemOfCode(error.code)
  const text = createT({ contactPage }, 'es')(`contactPage.problem.${problem}`)
  const { status, headers } = answer
  return new Response(JSON.stringify({ success: false, error: text }), { status, headers })
}

function firstProblem(fields: FieldProblems): MessageProblem | undefined {
  return Object.entries(fields)
    .map(([field, problem]) => problemOfField(field, problem))
    .find((problem) => problem !== undefined)
}
