import { and, eq } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { healthHistory } from '#db/schema/health/index.ts'
import type { Section } from '#lib/health/sections.ts'
import type { UserId } from '#lib/ids.ts'
import {
  DEMO_BASICS,
  DEMO_NOTES,
  DEMO_PHYSIOTHERAPY,
  DEMO_TRAINING,
} from './data/demo-health-texts.ts'
import { dayBefore, momentBefore } from './demo-days.ts'
import type { DemoHealth } from './demo-health-people.ts'

type Author = { id: UserId; name: string }
type Text = { content: Record<string, unknown>; by: Author; daysAgo: number }

/** The history of the demo athlete: her own part, sections of two professionals, and notes with an earlier text. */
export async function seedDemoHistory(
  tx: Executor,
  { owner, active, ended, today }: DemoHealth,
): Promise<void> {
  const write = (section: Section, texts: readonly Text[]) =>
    writeSection(tx, { userId: owner.id, section, today }, texts)
  await write('basics', [
    { content: DEMO_BASICS.before, by: owner, daysAgo: 720 },
    { content: DEMO_BASICS.now, by: owner, daysAgo: 190 },
  ])
  const lastUpdate = { last_update: dayBefore(today, 130) }
  await write('trainer', [
    { content: { ...DEMO_TRAINING, ...lastUpdate }, by: ended, daysAgo: 130 },
  ])
  await write('physiotherapist', [{ content: DEMO_PHYSIOTHERAPY, by: active, daysAgo: 14 }])
  await write('notes', [
    { content: DEMO_NOTES.before, by: ended, daysAgo: 560 },
    { content: DEMO_NOTES.now, by: active, daysAgo: 14 },
  ])
}

/** Writes one text after the other; a trigger keeps the earlier ones. */
async function writeSection(
  tx: Executor,
  { userId, section, today }: { userId: UserId; section: Section; today: string },
  texts: readonly Text[],
): Promise<void> {
  for (const [n, { content, by, daysAgo }] of texts.entries()) {
    const updatedAt = momentBefore(today, daysAgo)
    const written = { content, updatedAt, updatedBy: by.id, updatedByName: by.name }
    if (n === 0) {
      await tx.insert(healthHistory).values({ ...written, userId, section, createdAt: updatedAt })
      continue
    }
    await tx
      .update(healthHistory)
      .set({ ...written, version: n + 1 })
      .where(and(eq(healthHistory.userId, userId), eq(healthHistory.section, section)))
  }
}
