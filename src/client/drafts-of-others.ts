import { readText, writeText } from '#stores/storage.ts'

/** What outlives a session in its tab, for the same person's next sign-in. Each names its person. */
const DRAFTS = [
  'profile-draft',
  'health-draft',
  'questionnaire-draft',
  'sending-draft',
  'history-draft',
] as const

/**
 * Removes what another person has left unsaved in this tab, after somebody has signed in. As text: the schemas of drafts
 * are too heavy for the sign-in page.
 */
export function forgetDraftsOfOthers(userId: string): void {
  for (const key of DRAFTS) {
    const text = readText(key, 'sessionStorage')
    if (text !== null && !text.includes(JSON.stringify(userId)))
      writeText(key, null, 'sessionStorage')
  }
}
