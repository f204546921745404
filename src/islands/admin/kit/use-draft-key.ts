import type { DraftKey } from '#stores/drafts.ts'
import { useFrame } from '../frame-context.ts'

/** Whose a draft of the admin area is, and about what. */
export const useDraftKey = (about: string): DraftKey => ({
  owner: useFrame().userId,
  about,
})
