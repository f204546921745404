import { AppError } from '#lib/http/errors.ts'

/**
 * The refusal by a step inside a transaction, as a value: throwing would roll back what the step has counted or used up.
 * The caller returns it from `once`, or throws it after the commit.
 */
export async function refusalOf(step: () => Promise<void>): Promise<AppError | null> {
  try {
    await step()
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
