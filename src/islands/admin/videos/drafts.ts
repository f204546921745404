import { atom } from 'nanostores'
import { $session } from '#stores/session.ts'
import type { VideoForm } from './form.ts'

/** What was typed over which version. */
export type Draft = { typed: VideoForm; base: VideoForm; version: number }

/** Of a new exercise. */
export const NEW = 'new'

/**
 * What was typed and not saved, by the id of the exercise: closing the panel, or opening another one, loses nothing. Until
 * the page is left, which asks.
 */
export const $drafts = atom<Readonly<Record<string, Draft>>>({})

/** Keeps a draft; undefined forgets it. */
export function keepDraft(id: string, draft: Draft | undefined): void {
  const { [id]: _before, ...others } = $drafts.get()
  $drafts.set(draft ? { ...others, [id]: draft } : others)
}

// What one admin has typed is not for the next who signs in here. Not at build time, where there are no sessions.
if (typeof document !== 'undefined') {
  $session.listen(({ event }) => {
    if (event === 'signed-in' || event === 'signed-out') $drafts.set({})
  })
}
