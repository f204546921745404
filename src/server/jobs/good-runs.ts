import * as z from 'zod/mini'
import { JOBS, type Job } from '#lib/status/jobs.ts'
import { readMarker, writeMarker } from './marker-store.ts'

const GoodRun = z.object({ at: z.number() })

/** Each job writes a key of its own, so no run overwrites another's. */
const keyOf = (job: Job) => `good-run-${job}`

/**
 * Notes that a job ended without a failure. Outside the database, because a job with nothing to do must not start a
 * suspended one. Never rejects: a time that could not be stored makes the run look older, which is the safe side.
 */
export async function noteGoodRun(job: Job): Promise<void> {
  await writeMarker(keyOf(job), { at: Date.now() })
}

/** The seconds since the last good run of each job; null when none is known, or the store fails. */
export async function agesOfGoodRuns(): Promise<Record<Job, number | null>> {
  const ages = await Promise.all(JOBS.map(async (job) => [job, await ageOf(job)] as const))
  return Object.fromEntries(ages) as Record<Job, number | null>
}

async function ageOf(job: Job): Promise<number | null> {
  try {
    const { data } = GoodRun.safeParse(await readMarker(keyOf(job)))
    return data ? Math.max(0, Math.round((Date.now() - data.at) / 1_000)) : null
  } catch {
    return null
  }
}
