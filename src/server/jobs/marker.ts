import * as z from 'zod/mini'
import type { Look, Signs } from './look.ts'
import { readMarker, writeMarker } from './marker-store.ts'

/** Minimum interval between two announcements of a process, in ms. */
const ANNOUNCE_EVERY = 30_000

const Queued = z.object({ at: z.number() })
const Looked = z.object({ at: z.number(), nextDueAt: z.nullable(z.number()) })

/**
 * Markers outside the database (Netlify Blobs): a job reads them to decide whether it has to connect. Requests write
 * one key and the job the other, so neither overwrites the other's.
 */
const KEYS = { queued: 'outbox-queued', looked: 'outbox-looked' }

let announcedAt = -Infinity

/**
 * Announces a change that may queue mails or purges, before it commits, so the queued rows are found even if this
 * process crashes right after. Never rejects: without the marker, the rows are still delivered after the response, and
 * any left over within six hours, by the clean-up.
 */
export async function announceChange(): Promise<void> {
  const now = Date.now()
  if (now - announcedAt < ANNOUNCE_EVERY) return
  if (await writeMarker(KEYS.queued, { at: now })) announcedAt = now
}

/** Makes the next change announce itself: for tests, whose files share a process and set its clock. */
export function forgetAnnouncement(): void {
  announcedAt = -Infinity
}

/** The markers; empty when the store fails, which makes the job query the database. */
export async function readSigns(): Promise<Signs> {
  try {
    const [queued, looked] = await Promise.all([readMarker(KEYS.queued), readMarker(KEYS.looked)])
    return {
      queuedAt: Queued.safeParse(queued).data?.at ?? null,
      looked: Looked.safeParse(looked).data ?? null,
    }
  } catch {
    return { queuedAt: null, looked: null }
  }
}

/** Stores the result of a run. Never rejects: if it could not be stored, the next run queries again. */
export async function noteLook(look: Look): Promise<void> {
  await writeMarker(KEYS.looked, look)
}
