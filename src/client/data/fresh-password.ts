import type { Result } from './request.ts'

/** Asks for the password; resolves with whether it was given. */
type Asker = () => Promise<boolean>

let asker: Asker | undefined

/** Asks by a dialog from now on, for as long as it is on the page. @returns takes it off */
export function askForPasswordBy(dialog: Asker): () => void {
  asker = dialog
  return () => {
    asker = undefined
  }
}

/**
 * Makes a request; when the server asks for the password, so does the dialog of the page, and the request is repeated once
 * it was given. Given up, or on a page without such a dialog, the result is PASSWORD_NEEDED.
 */
export async function withFreshPassword<T>(ask: () => Promise<Result<T>>): Promise<Result<T>> {
  const result = await ask()
  const isAsked = !result.ok && result.code === 'PASSWORD_NEEDED'
  return isAsked && (await asker?.()) ? ask() : result
}
