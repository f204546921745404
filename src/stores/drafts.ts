import { listFormat } from '#lib/stored/format.ts'
import { stored } from './stored.ts'

/** Whose a draft is, and about what: `profile`, `record:{id}`. */
export type DraftKey = { owner: string; about: string }

/** What was typed and is not saved. */
export type Draft = DraftKey & {
  typed: unknown
  /** What the typing began with; null for what is new. */
  base: unknown
  /** Of what the typing began with, where that is needed before it is read again. */
  version?: number
  /** When it was stored, ISO 8601. */
  at?: string
}

/** More than anybody has open in one tab; the oldest are given up. */
const DRAFTS_MAX = 50

function readDraft(stored: unknown): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { owner, about, typed, base, version, at } = stored as Record<string, unknown>
  if (typeof owner !== 'string' || typeof about !== 'string') return null
  if (version !== undefined && typeof version !== 'number') return null
  return {
    ...{ owner, about, typed, base },
    ...(version !== undefined && { version }),
    ...(typeof at === 'string' && { at }),
  }
}

/**
 * The drafts of this tab, each of one user. They outlive a reload and the end of the session; signing out forgets them. What
 * was typed is of any shape here: an editor validates its own.
 */
export const $drafts = stored<readonly Draft[]>('drafts', {
  initial: [],
  area: 'sessionStorage',
  ...listFormat(1, readDraft),
})

const isOf =
  ({ owner, about }: DraftKey) =>
  (draft: Draft) =>
    draft.owner === owner && draft.about === about

function put(drafts: readonly Draft[]): void {
  $drafts.set(drafts.length > 0 ? drafts.slice(-DRAFTS_MAX) : $drafts.initial)
}

export const draftOf = (key: DraftKey): Draft | undefined => $drafts.get().find(isOf(key))

/** Stores a draft in the place of an older one. */
export function keepDraft(draft: Draft): void {
  const others = $drafts.get().filter((each) => !isOf(draft)(each))
  put([...others, draft])
}

export function forgetDraft(key: DraftKey): void {
  if (draftOf(key)) put($drafts.get().filter((each) => !isOf(key)(each)))
}

/** Removes what another user has left unsaved in this tab, once it is known who is signed in. */
export function forgetDraftsOfOthers(owner: string): void {
  const own = $drafts.get().filter((draft) => draft.owner === owner)
  if (own.length < $drafts.get().length) put(own)
}
