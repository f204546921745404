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
 * `mutationOf` for calls that need the password again: when the server asks for it, the dialog opens, and the call is
 * repeated once it was given. Given up, the mutation fails with PASSWORD_NEEDED, which needs no words: see `failureText`.
 */
export function guardedMutationOf<C extends Call>(contract: C) {
  const { mutationFn } = mutationOf(contract)
  return {
    mutationFn: async (input: Parameters<typeof mutationFn>[0]) => {
      try {
        return await mutationFn(input)
      } catch (error) {
        const isAsked = error instanceof CallFailed && error.code === 'PASSWORD_NEEDED'
        if (!isAsked || !(await askPassword())) throw error
        return mutationFn(input)
      }
    },
  }
}
