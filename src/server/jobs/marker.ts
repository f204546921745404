import * as z from 'zod/mini'
import { faultOf, toAppError } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { askStore } from '#server/storage/ask-store.ts'
import type { Look, Signs } from './look.ts'

const STORE = 'jobs'
/** Nobody waits longer than this for the store of files. In ms. */
const WITHIN = 1_000
/** A process announces its changes no more often than this. In ms. */
const ANNOUNCE_EVERY = 30_000

const Queued = z.object({ at: z.number() })
const Looked = z.object({ at: z.number(), nextDueAt: z.nullable(z.number()) })

/**
 * Signs that live outside the database (Netlify Blobs), so that a job can tell without waking it whether there may be
 * something to do. Changes write one key and the job the other, so that neither overwrites what the other knows.
 */
const KEYS = { queued: 'outbox-queued', looked: 'outbox-looked' }

let announcedAt = -Infinity

/**
 * Says that a change is about to commit which may queue mails or purges: before it commits, so that what it queues is
 * found even if this process dies right after. Never rejects: without the sign what it queues is still delivered after
 * the answer, and what is left of it within six hours, by the clean-up.
 */
export async function announceChange(): Promise<void> {
  const now = Date.now()
  if (now - announcedAt < ANNOUNCE_EVERY) return
  if (await write(KEYS.queued, { at: now })) announcedAt = now
}

/** What is known; nothing where the store cannot tell, which has the database asked. */
export async function readSigns(): Promise<Signs> {
  try {
    const [queued, looked] = await Promise.all([read(KEYS.queued), read(KEYS.looked)])
    return {
      queuedAt: Queued.safeParse(queued).data?.at ?? null,
      looked: Looked.safeParse(looked).data ?? null,
    }
  } catch {
    return { queuedAt: null, looked: null }
  }
}

/** Keeps what a look has found. Never rejects: where it could not be kept, the next run looks again. */
export async function noteLook(look: Look): Promise<void> {
  await write(KEYS.looked, look)
}

async function read(key: string): Promise<unknown> {
  return askStore(STORE, WITHIN, (store) => store.get(key, { type: 'json' }))
}

/** @returns whether the store took it */
async function write(key: string, value: object): Promise<boolean> {
  try {
    await askStore(STORE, WITHIN, (store) => store.setJSON(key, value))
    return true
  } catch (error) {
    log({ level: 'warn', job: 'marker', outcome: 'failed', fault: faultOf(toAppError(error)) })
    return false
  }
}
