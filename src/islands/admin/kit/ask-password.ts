import { atom } from 'nanostores'

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
