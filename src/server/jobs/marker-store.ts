import { faultOf, toAppError } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { askStore } from '#server/storage/ask-store.ts'

const STORE = 'jobs'
/** Timeout of the blob store, in ms. */
const WITHIN = 1_000

/** A marker of the jobs outside the database (Netlify Blobs); null when there is none. @throws what the store throws */
export async function readMarker(key: string): Promise<unknown> {
  return askStore(STORE, WITHIN, (store) => store.get(key, { type: 'json' }))
}

/** @returns whether the store took it; a failure is logged */
export async function writeMarker(key: string, value: object): Promise<boolean> {
  try {
    await askStore(STORE, WITHIN, (store) => store.setJSON(key, value))
    return true
  } catch (error) {
    log({ level: 'warn', job: 'marker', outcome: 'failed', fault: faultOf(toAppError(error)) })
    return false
  }
}
