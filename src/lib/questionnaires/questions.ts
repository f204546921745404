import * as z from 'zod/mini'
import { isDate } from '#lib/fields/age.ts'
import { Line } from '#lib/fields/line.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { setOf } from '#lib/fields/set-of.ts'
import { SCALE_MAX } from './scale.ts'

export const QUESTION_MAX = 300
export const OPTIONS_MAX = 20
export const OPTION_MAX = 120
export const UNIT_MAX = 20
/** The words of an end of a scale. */
export const END_MAX = 60
export const ANSWER_MAX = 2000

const text = Line(QUESTION_MAX, 3)
/** Distinct: an answer names its choice by the text. */
const options = setOf(Line(OPTION_MAX), { max: OPTIONS_MAX }).check(z.minLength(2, 'too_few'))

/** A question, by its kind. `text` is the only kind of the specification; questions are frozen when they are sent. */
export const Question = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text }),
  z.object({ type: z.literal('number'), text, unit: z.nullable(Line(UNIT_MAX)) }),
  /** 0 to 10, with words for both ends. */
  z.object({
    type: z.literal('scale'),
    text,
    low: z.nullable(Line(END_MAX)),
    high: z.nullable(Line(END_MAX)),
  }),
  z.object({ type: z.literal('one'), text, options }),
  z.object({ type: z.literal('several'), text, options }),
  z.object({ type: z.literal('yes_no'), text }),
  z.object({ type: z.literal('date'), text }),
])
export type Question = z.infer<typeof Question>
export type QuestionType = Question['type']

/** The answer to a question: text, a number, a choice by its text, several of them, yes or no, or a day. */
export const Answer = z.union([
  Paragraph(ANSWER_MAX),
  z.number(),
  z.boolean(),
  z.array(Line(OPTION_MAX)).check(z.maxLength(OPTIONS_MAX, 'too_many')),
])
export type Answer = z.infer<typeof Answer>

/** Answers by question: `q0`, `q1`, …; what is not answered is left out. */
export const Responses = z.record(z.string().check(z.regex(/^q\d{1,2}$/)), Answer)
export type Responses = z.infer<typeof Responses>

type Rules = {
  readonly [T in QuestionType]: (
    answer: Answer,
    question: Extract<Question, { type: T }>,
  ) => boolean
}

const NUMBER_LIMIT = 1e6
const RULES: Rules = {
  text: (answer) => typeof answer === 'string',
  number: (answer) => typeof answer === 'number' && Math.abs(answer) < NUMBER_LIMIT,
  scale: (answer) =>
    typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer <= SCALE_MAX,
  one: (answer, { options }) => typeof answer === 'string' && options.includes(answer),
  several: (answer, { options }) =>
    Array.isArray(answer) &&
    new Set(answer).size === answer.length &&
    answer.every((one) => options.includes(one)),
  yes_no: (answer) => typeof answer === 'boolean',
  date: (answer) => typeof answer === 'string' && isDate(answer),
}

/** Whether an answer fits its question. */
export function fits(question: Question, answer: Answer): boolean {
  // The compiler cannot see that rule and question are of the same type.
  const rule = RULES[question.type] as (answer: Answer, question: Question) => boolean
  return rule(answer, question)
}
