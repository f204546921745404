import { isEmpty, type Checked } from '#client/form/problems.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import { readDecimal } from '#lib/format/read-decimal.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { checkAnswers } from '#lib/questionnaires/check-answers.ts'
import { isAnswered } from '#lib/questionnaires/is-answered.ts'
import type { Answer, Question, Responses } from '#lib/questionnaires/questions.ts'

/** An answer as it is typed or chosen: a text, or several choices. Yes and no are `yes` and `no`. */
export type TypedAnswer = string | readonly string[]
/** By question: `q0`, `q1`, …; '' and [] are no answer. */
export type AnswerForm = Readonly<Record<string, TypedAnswer>>

const decimals = perLocale(
  (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 6, useGrouping: false }),
)

/** What the form begins with: earlier answers as they are typed. */
export function formOf(
  questions: readonly Question[],
  responses: Responses,
  locale: Locale,
): AnswerForm {
  const typed = questions.map((question, index) => {
    const name = `q${index}`
    return [name, typedOf(question, responses[name], locale)] as const
  })
  return Object.fromEntries(typed)
}

function typedOf(question: Question, answer: Answer | undefined, locale: Locale): TypedAnswer {
  if (question.type === 'several') return Array.isArray(answer) ? answer : []
  if (typeof answer === 'string') return answer
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  return typeof answer === 'number' ? decimals(locale).format(answer) : ''
}

type ReadAnswers = {
  /** What can be sent, or saved as a draft. */
  responses: Responses
  /** Of the questions whose answers cannot be read. */
  problems: FieldProblems
}

/** The answers of the form as the API takes them; what is empty is left out. */
export function readAnswers(questions: readonly Question[], form: AnswerForm): ReadAnswers {
  const responses: Responses = {}
  const problems: Record<string, string> = {}
  for (const [index, question] of questions.entries()) {
    const name = `q${index}`
    const typed = form[name] ?? ''
    if (!hasAnswer(typed)) continue
    const answer = answerOf(question, typed)
    if (answer === null) problems[name] = 'invalid'
    else responses[name] = answer
  }
  return { responses, problems }
}

/** What can be sent, or the problems by question; of `responses` where nothing is answered. */
export function checkForm(questions: readonly Question[], form: AnswerForm): Checked<Responses> {
  const { responses, problems } = readAnswers(questions, form)
  const checked = checkAnswers(questions, responses)
  if ('answers' in checked && isEmpty(problems)) return { body: checked.answers }
  const unfit = 'problems' in checked ? byQuestion(checked.problems) : {}
  return { problems: { ...unfit, ...problems } }
}

/** Problems as the API names them: `responses.q3` is of `q3`. */
export const byQuestion = (problems: FieldProblems): FieldProblems =>
  Object.fromEntries(
    Object.entries(problems).map(([path, code]) => [path.replace(/^responses\./, ''), code]),
  )

function answerOf(question: Question, typed: TypedAnswer): Answer | null {
  if (typeof typed !== 'string') return [...typed]
  const { type } = question
  if (type === 'number' || type === 'scale') {
    const value = readDecimal(typed, (type === 'number' && question.unit) || '')
    return value !== null && Number.isFinite(value) ? value : null
  }
  if (type === 'yes_no') return typed === 'yes'
  return typed.trim()
}

/** Whether a question is answered. */
const hasAnswer = (typed: TypedAnswer): boolean =>
  typeof typed === 'string' ? typed.trim() !== '' : typed.length > 0

/** How many questions are answered. */
export const answeredCount = (form: AnswerForm): number =>
  Object.values(form).filter(hasAnswer).length

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))
const numbers = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 6 }))
const days = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
)

type AnswerWords = { yes: string; no: string; scale: (value: number) => string }

/** An answer as it is read afterwards; null for a question without one. */
export function answerText(
  question: Question,
  answer: Answer | undefined,
  words: AnswerWords,
  locale: Locale,
): string | null {
  if (answer === undefined || !isAnswered(answer)) return null
  if (typeof answer === 'boolean') return answer ? words.yes : words.no
  if (Array.isArray(answer)) return lists(locale).format(answer)
  if (typeof answer === 'string') {
    return question.type === 'date' ? days(locale).format(new Date(answer)) : answer
  }
  if (question.type === 'scale') return words.scale(answer)
  const unit = question.type === 'number' && question.unit ? ` ${question.unit}` : ''
  return numbers(locale).format(answer) + unit
}
