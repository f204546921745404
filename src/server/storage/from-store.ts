import { unavailable } from '#server/database-errors.ts'

/** Waits for the store of pictures. @throws UNAVAILABLE when it fails, whatever it says */
export async function fromStore<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    throw unavailable('the store of pictures did not answer', cause)
  }
}
