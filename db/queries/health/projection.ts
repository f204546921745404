import { eq, and, desc, isNotNull, sql, type Column, type SQL } from 'drizzle-orm'
import { healthRecords, professionalAuthorizations } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { MEASURE_NAMES, MEASURES, type MeasureName } from '#lib/health/measures.ts'
import { FLAGS, type Flag } from '#lib/health/flags.ts'

/** Whether a flag of the authorization is true; a missing one is not. */
const isOn = (flag: Flag): SQL =>
  sql`coalesce(${professionalAuthorizations.allowedFields} -> ${flag}::text = 'true'::jsonb, false)`

/** The same rule as `shownFlags`, for the row of the authorization that the statement reads. */
const isShown = (flag: Flag): SQL =>
  flag === 'bmi' ? sql`(${isOn('bmi')} and ${isOn('weight')} = ${isOn('height')})` : isOn(flag)

/** Whether every one of these measures is shown. */
export const areShown = (names: readonly MeasureName[]) =>
  and(...[...new Set(names.map((name) => MEASURES[name].flag))].map(isShown))

/** An object with what is shown under its flags: the key of a hidden value does not exist. */
function objectOf<T>(parts: readonly { flag: Flag; name: string; value: SQL | Column }[]) {
  const ofFlags = FLAGS.flatMap((flag) => {
    const pairs = parts
      .filter((part) => part.flag === flag)
      .map(({ name, value }) => sql`${name}::text, ${value}`)
    if (pairs.length === 0) return []
    const object = sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`
    return [sql`case when ${isShown(flag)} then ${object} else '{}'::jsonb end`]
  })
  return sql<T>`(${sql.join(ofFlags, sql` || `)})`
}

type Values = { [N in MeasureName]?: number | null }

/** The values of a record that the authorization of the same statement shows, by the map of measures. */
export function shownValues(
  columns: { readonly [N in MeasureName]: Column },
  names: readonly MeasureName[] = MEASURE_NAMES,
): SQL<Values> {
  return objectOf<Values>(
    names.map((name) => ({ name, flag: MEASURES[name].flag, value: columns[name] })),
  )
}

/**
 * Whether the authorization of the same statement shows any value of a record. One without would still tell its day,
 * and that something was measured.
 */
export function hasShown(columns: { readonly [N in MeasureName]: Column }): SQL {
  const ofFlags = FLAGS.map((flag) => {
    const named = MEASURE_NAMES.filter((name) => MEASURES[name].flag === flag)
    const values = named.map((name) => sql`${columns[name]}`)
    return sql`(${isShown(flag)} and num_nonnulls(${sql.join(values, sql`, `)}) > 0)`
  })
  return sql`(${sql.join(ofFlags, sql` or `)})`
}

const BODY = ['weight', 'height', 'bmi'] as const
type Body = { [N in (typeof BODY)[number]]?: number | null }

/** Weight, height and body mass index of the newest records that have them, where they are shown. */
export function shownBody(scope: ScopedExecutor): SQL<Body> {
  return objectOf<Body>(
    BODY.map((name) => ({ name, flag: name, value: sql`(${newest(scope, name)})` })),
  )
}

const newest = (scope: ScopedExecutor, name: MeasureName) =>
  scope
    .select({ value: healthRecords[name] })
    .from(healthRecords)
    .where(
      and(
        eq(healthRecords.userId, professionalAuthorizations.clientUserId),
        isNotNull(healthRecords[name]),
      ),
    )
    .orderBy(desc(healthRecords.recordDate), desc(healthRecords.createdAt), desc(healthRecords.id))
    .limit(1)
