import { unavailable } from '#server/database-errors.ts'

/** Awaits the picture store. @throws UNAVAILABLE on any failure */
export async function fromStore<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    throw unavailable('the store of pictures did not answer', cause)
  }
}
