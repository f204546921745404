import { atom } from 'nanostores'
import { $session } from '#stores/session.ts'

/** What is being written beside rows of the admin area, by what it is about. */
export const $typed = atom<Readonly<Record<string, string>>>({})

/** Keeps what is being written while another row or area is open; empty forgets it. */
export function keepTyped(about: string, text: string): void {
  const { [about]: _before, ...others } = $typed.get()
  $typed.set(text === '' ? others : { ...others, [about]: text })
}

// What one admin has typed is not for the next who signs in here. Not at build time, where there are no sessions.
if (typeof document !== 'undefined') {
  $session.listen(({ event }) => {
    if (event === 'signed-in' || event === 'signed-out') $typed.set({})
  })
}
