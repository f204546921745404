import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/**
 * How much the health centre was used in each week that is over, Monday to Sunday in Madrid. Null stands for a number below
 * five, none among them, which is stored nowhere. A week is counted once, by `count_health_weeks`, and then stays as it is:
 * what people delete later changes no number, so the difference of two counts tells nothing about anybody.
 */
export const healthWeeks = pgTable(
  'health_weeks',
  {
    /** Its Monday. */
    week: date().primaryKey(),
    /** People who wrote down a record. */
    activeCentres: integer(),
    questionnairesSent: integer(),
    questionnairesAnswered: integer(),
    countedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    check('health_weeks_monday', sql`extract(isodow from ${t.week}) = 1`),
    check(
      'health_weeks_small',
      sql`least(${t.activeCentres}, ${t.questionnairesSent}, ${t.questionnairesAnswered}) >= 5`,
    ),
  ],
)
