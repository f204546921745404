import type { DraftKey } from '#stores/drafts.ts'
import { useFrame } from '../frame-context.ts'

/** What the drafts of the admin area are about begins with it. */
export const ADMIN_DRAFTS = 'admin:'

/** Whose a draft of the admin area is, and about what. */
export const useDraftKey = (about: string): DraftKey => ({
  owner: useFrame().userId,
  about: ADMIN_DRAFTS + about,
})
