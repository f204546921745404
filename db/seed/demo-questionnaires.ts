import type { Executor } from '#db/client.ts'
import {
  clientQuestionnaires,
  questionnaireRepeats,
  questionnaireTemplates,
} from '#db/schema/health/index.ts'
import type { AuthorizationId, QuestionnaireId, RepeatId, TemplateId } from '#lib/ids.ts'
import { changeOf, type Answered } from '#lib/questionnaires/course.ts'
import { priorityOfAnswers } from '#lib/questionnaires/priority.ts'
import {
  DEMO_ANSWERED,
  DEMO_QUESTIONS,
  DEMO_TEMPLATE,
  DEMO_WAITING,
  DEMO_WEEKLY,
  DEMO_WEEKS,
} from './data/demo-questionnaires.ts'
import { dayBefore, momentBefore } from './demo-days.ts'
import type { DemoHealth } from './demo-health-people.ts'
import { uuidOf } from './random.ts'

type Row = typeof clientQuestionnaires.$inferInsert
type Share = { authorizationId: AuthorizationId; people: DemoHealth }

const WEEKLY = { title: 'Seguimiento semanal', questions: DEMO_WEEKLY }
const REPEAT = uuidOf('questionnaire:weekly') as RepeatId
/** Days before today on which the newest weekly one was sent. */
const NEWEST = 2
/** Days before today on which the others were opened and reviewed. */
export const REVIEWED_DAYS_AGO = [189, 35, 28, 21, 14, 7]

/**
 * What the demo physiotherapist asked: one set half a year ago, one each week with answers of which the last were not
 * reviewed, one that has waited for more than two weeks, one that is open; and a template.
 */
export async function seedDemoQuestionnaires(tx: Executor, share: Share): Promise<void> {
  const { today, active } = share.people
  await tx.insert(questionnaireTemplates).values({
    id: uuidOf('template') as TemplateId,
    userId: active.id,
    ...DEMO_TEMPLATE,
    createdAt: momentBefore(today, 40),
    updatedAt: momentBefore(today, 40),
  })
  await tx.insert(questionnaireRepeats).values({
    ...sidesOf(share),
    ...WEEKLY,
    id: REPEAT,
    dueDays: 3,
    nextOn: dayBefore(today, NEWEST - 7),
    until: dayBefore(today, NEWEST - 8 * 7),
    createdAt: momentBefore(today, sentDaysAgo(0)),
  })
  await tx.insert(clientQuestionnaires).values(rows(share))
}

const sidesOf = ({ authorizationId, people: { owner, active } }: Share) => ({
  authorizationId,
  clientUserId: owner.id,
  professionalUserId: active.id,
  professionalName: active.name,
  professionalType: active.type,
})

/** @param week from 0, the first */
const sentDaysAgo = (week: number) => NEWEST + 7 * (DEMO_WEEKS.length - 1 - week)

function rows(share: Share): Row[] {
  const { today } = share.people
  const of = (name: string) => ({
    ...sidesOf(share),
    id: uuidOf(`questionnaire:${name}`) as QuestionnaireId,
  })
  const weeks = DEMO_WEEKS.map((responses, week) => ({
    ...of(`week-${week}`),
    ...WEEKLY,
    responses,
    repeatId: REPEAT,
    dueOn: dayBefore(today, sentDaysAgo(week) - 3),
    sentAt: momentBefore(today, sentDaysAgo(week), '06:00'),
    completedAt: momentBefore(today, sentDaysAgo(week) - 1),
  }))
  const first = {
    ...of('completed'),
    ...DEMO_ANSWERED,
    title: 'Evaluación Fisioterapéutica',
    sentAt: momentBefore(today, 197),
    completedAt: momentBefore(today, 195),
  }
  return [
    ...answered([first, ...weeks], today),
    {
      ...of('waiting'),
      title: 'Antes de volver a correr',
      questions: DEMO_WAITING,
      sentAt: momentBefore(today, 18),
    },
    {
      ...of('open'),
      title: 'Seguimiento del tobillo',
      questions: DEMO_QUESTIONS,
      sentAt: momentBefore(today, 3),
      dueOn: dayBefore(today, -4),
    },
  ]
}

type Given = Row & Pick<Answered, 'questions' | 'responses'> & { completedAt: Date }

/** With what the answers ask of their reader. All but the newest were reviewed. @param given oldest first */
function answered(given: readonly Given[], today: string): Row[] {
  return given.map((row, n) => {
    const { questions, responses } = row
    const earlier = given.slice(0, n).map((before) => ({
      ...{ questions: before.questions, responses: before.responses },
      completedAt: before.completedAt.toISOString(),
    }))
    const weight = {
      priority: priorityOfAnswers(questions, responses),
      change: changeOf(questions, responses, earlier),
    }
    const daysAgo = REVIEWED_DAYS_AGO[n]
    return daysAgo === undefined
      ? { ...row, ...weight, status: 'completed' }
      : { ...row, ...weight, status: 'reviewed', reviewedAt: momentBefore(today, daysAgo, '16:00') }
  })
}
