import { atom } from 'nanostores'
import { CallFailed } from '#client/call-failed.ts'
import { mutationOf } from '#client/query.ts'
import type { Call } from '#lib/http/contract.ts'

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
 * Makes a call; when the server asks for the password, the dialog opens, and the call is repeated once it was given.
 * Given up, it fails with PASSWORD_NEEDED, which needs no words: see `failureText`.
 */
export async function guarded<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const isAsked = error instanceof CallFailed && error.code === 'PASSWORD_NEEDED'
    if (!isAsked || !(await askPassword())) throw error
    return call()
  }
}

/** `mutationOf` for every call of the admin area: the server decides which of them need the password again. */
export function guardedMutationOf<C extends Call>(contract: C) {
  const { mutationFn } = mutationOf(contract)
  return {
    mutationFn: (input: Parameters<typeof mutationFn>[0]) => guarded(() => mutationFn(input)),
  }
}
