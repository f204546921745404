import { atom, type ReadableAtom } from 'nanostores'
import type { Result } from '#client/data/request.ts'
import type { SaveEdition } from '#lib/admin/newsletter/schemas.ts'
import {
  EDITION_FIELDS,
  type Edition,
  type EditionContent,
  type EditionField,
} from '#lib/admin/newsletter/edition.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { isSameIn, mergeFields } from '#lib/merge.ts'
import type { SaveState } from './save-states.ts'

/** What somebody else has saved, where both have changed the same. */
export type Stale = {
  theirs: Edition
  /** What was typed when that was found. */
  mine: EditionContent
  conflicts: readonly EditionField[]
}

export type DraftState = {
  content: EditionContent
  saveState: SaveState
  /** Problems of fields, as the server told them. */
  problems: FieldProblems
  /** While it is set nothing is saved but by `overwrite`. */
  stale: Stale | null
}

type Given = {
  update: (id: Edition['id'], body: SaveEdition) => Promise<Result<Edition>>
  read: (id: Edition['id']) => Promise<Result<Edition>>
  /** Called with each answer of the server. */
  onRead: (edition: Edition) => void
  /** What somebody else has saved was taken into the form; nothing of it is in question. */
  onTaken: () => void
}

export type OpenDraft = {
  $state: ReadableAtom<DraftState>
  change: (values: Partial<EditionContent>) => void
  /** Saves what is unsaved. @returns what is saved; null when that failed, or something is in question */
  save: () => Promise<Edition | null>
  /** The same over what somebody else has saved, once it was chosen what stays. */
  overwrite: () => Promise<Edition | null>
  /** Reads what somebody else has saved, and merges it into the form. */
  meet: () => Promise<void>
  /** Marks what lacks. */
  setProblems: (problems: FieldProblems) => void
}

export const contentOf = (edition: Edition): EditionContent => ({
  subjectEs: edition.subjectEs,
  subjectEn: edition.subjectEn,
  textEs: edition.textEs,
  textEn: edition.textEn,
  articles: edition.articles,
  languages: edition.languages,
  interests: edition.interests,
})

/** An edition that is being written. Each save is over the version of the one before; what somebody else has saved is never
 * saved over unasked. */
export function openDraft(first: Edition, { update, read, onRead, onTaken }: Given): OpenDraft {
  /** What the next save is over. */
  let base = first
  /** What stood in the form when it was saved. */
  let sent = contentOf(first)
  const $state = atom<DraftState>({
    ...{ content: sent, saveState: 'saved', problems: {}, stale: null },
  })
  const set = (values: Partial<DraftState>) => $state.set({ ...$state.get(), ...values })

  const saveOnce = async (): Promise<Edition | null> => {
    const { content } = $state.get()
    if (content === sent) return base
    set({ saveState: 'saving' })
    const result = await update(base.id, { ...content, version: base.version })
    if (result.ok) {
      base = result.data
      sent = content
      onRead(base)
      // Typed on meanwhile: that is not saved yet.
      const saveState = $state.get().content === content ? 'saved' : 'unsaved'
      set({ saveState, problems: {}, stale: null })
      return base
    }
    if (result.code === 'STALE') await meet()
    else set({ saveState: 'failed', problems: result.fields })
    return null
  }

  const meet = async (): Promise<void> => {
    const latest = await read(base.id)
    const { content } = $state.get()
    if (!latest.ok || latest.data.version === base.version) {
      set({ saveState: content === sent ? 'saved' : 'failed' })
      return
    }
    const met = meetTheirs({ base, sent, content }, latest.data)
    base = latest.data
    sent = met.sent
    onRead(base)
    set({ ...met.shown, saveState: met.shown.content === sent ? 'saved' : 'unsaved' })
    if (!met.shown.stale) onTaken()
  }

  let queue: Promise<unknown> = Promise.resolve()
  /** One after the other: each needs the version that the one before has made. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work)
    queue = next
    return next
  }

  return {
    $state,
    change(values) {
      const { content, saveState } = $state.get()
      set({
        content: { ...content, ...values },
        saveState: saveState === 'saving' ? 'saving' : 'unsaved',
        problems: {},
      })
    },
    save: () => inTurn(async () => ($state.get().stale ? null : saveOnce())),
    overwrite: () => inTurn(saveOnce),
    meet: () => inTurn(meet),
    setProblems: (problems) => set({ problems }),
  }
}

type Met = { base: Edition; sent: EditionContent; content: EditionContent }

/** What was typed over `base`, with what they have saved since. */
function meetTheirs({ base, sent, content }: Met, latest: Edition) {
  const [saved, theirs] = [contentOf(base), contentOf(latest)]
  // What the server has trimmed, nobody has changed.
  const own = { base: sent, mine: content, theirs: saved }
  const { merged: mine } = mergeFields(EDITION_FIELDS, own)
  const { merged, conflicts } = mergeFields(EDITION_FIELDS, { base: saved, mine, theirs })
  const stale = conflicts.length > 0 ? { theirs: latest, mine: merged, conflicts } : null
  return {
    shown: { content: merged, problems: {}, stale },
    sent: isSameIn(EDITION_FIELDS, merged, theirs) ? merged : theirs,
  }
}
