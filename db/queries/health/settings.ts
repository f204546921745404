import { and, eq, sql } from 'drizzle-orm'
import { healthSettings } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'

/** What the owner reads of the settings. */
export const SETTINGS_COLUMNS = {
  units: healthSettings.units,
  goals: healthSettings.goals,
  isPregnant: healthSettings.isPregnant,
  frontFields: healthSettings.frontFields,
  version: healthSettings.version,
}

type SettingsColumns = Partial<
  Pick<typeof healthSettings.$inferInsert, 'units' | 'goals' | 'isPregnant' | 'frontFields'>
>

/**
 * Optimistic locking: writes the columns if the settings of the actor still have the version that was read, 0 for none.
 *
 * @returns the stored row; undefined when there is another version
 */
export async function saveSettings(
  scope: ScopedExecutor,
  version: number,
  columns: SettingsColumns,
) {
  const [row] =
    version === 0
      ? await scope
          .insert(healthSettings)
          .values({ ...columns, userId: scope.actor })
          .onConflictDoNothing()
          .returning(SETTINGS_COLUMNS)
      : await scope
          .update(healthSettings)
          .set({ ...columns, version: sql`${healthSettings.version} + 1` })
          .where(and(eq(healthSettings.userId, scope.actor), eq(healthSettings.version, version)))
          .returning(SETTINGS_COLUMNS)
  return row
}
export type SettingsRow = NonNullable<Awaited<ReturnType<typeof saveSettings>>>
