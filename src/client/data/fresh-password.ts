import { atom } from 'nanostores'
import type { Result } from './request.ts'

/** Set while the dialog asks for the password: takes whether it was given. */
export const $asked = atom<((isGiven: boolean) => void) | null>(null)

/** Opens the dialog; resolves with whether the password was given. Who asked before is told that it was not. */
export const askPassword = (): Promise<boolean> =>
  new Promise((resolve) => {
    $asked.get()?.(false)
    $asked.set(resolve)
  })

/** Answers who waits, and closes the dialog. */
export function answerPassword(isGiven: boolean): void {
  const resolve = $asked.get()
  $asked.set(null)
  resolve?.(isGiven)
}

/**
 * Makes a request; when the server asks for the password, the dialog opens, and the request is repeated once it was given.
 * Only calls of the admin area need that, whose frame has the dialog. Given up, the result is PASSWORD_NEEDED, which needs
 * no words.
 */
export async function withFreshPassword<T>(ask: () => Promise<Result<T>>): Promise<Result<T>> {
  const result = await ask()
  const isAsked = !result.ok && result.code === 'PASSWORD_NEEDED'
  return isAsked && (await askPassword()) ? ask() : result
}
