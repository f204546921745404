import { atom } from 'nanostores'
import type { FormValues } from '#client/form/values.ts'
import { $session } from '#stores/session.ts'

/** What is typed about rows of the admin area and not sent yet, by what it is about. */
export const $typed = atom<Readonly<Record<string, FormValues>>>({})

/** Keeps what is being written while another row or area is open; without values it is forgotten. */
export function keepTyped(about: string, values?: FormValues): void {
  const { [about]: before, ...others } = $typed.get()
  if (values ?? before) $typed.set(values ? { ...others, [about]: values } : others)
}

// What one admin has typed is not for the next who signs in here. Not at build time, where there are no sessions.
if (typeof document !== 'undefined') {
  $session.listen(({ event }) => {
    if (event === 'signed-in' || event === 'signed-out') $typed.set({})
  })
}
