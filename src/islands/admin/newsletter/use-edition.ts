import { useEffect, useEffectEvent } from 'react'
import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useAutosave, type SaveState } from '#client/editing/use-autosave.ts'
import { useEditing, type Editing } from '#client/editing/use-editing.ts'
import { bySchema } from '#client/form/check.ts'
import { getEdition, updateEdition } from '#lib/admin/newsletter/calls.ts'
import { EDITION_FIELDS, EditionContent, type Edition } from '#lib/admin/newsletter/edition.ts'
import { forgetDraft } from '#stores/drafts.ts'
import { useDraftKey } from '../kit/use-draft-key.ts'
import { contentOf, RULES } from './edition-content.ts'

/** What a draft of an edition in this tab is about. */
export const editionDraft = (id: string): string => `edition:${id}`

export type EditionEditing = Editing<Edition, EditionContent>

const check = bySchema<EditionContent, typeof EditionContent>(EditionContent)

/**
 * An edition that is written. It saves itself, unless something is to be chosen.
 *
 * @param onMerged called when what was saved elsewhere is in the form, and nothing is to be chosen
 */
export function useEdition(edition: Edition, onMerged: () => void) {
  const params = { id: edition.id }
  const draft = useDraftKey(editionDraft(edition.id))
  const ask = useAsk()
  const cache = useCache()
  const editing: EditionEditing = useEditing({
    stored: edition,
    valuesOf: contentOf,
    rules: RULES,
    check,
    save: (content, { version }) => ask(updateEdition, { params, body: { ...content, version } }),
    read: () => cache.read(getEdition, { params }),
    draft,
    // It saves by itself, at each pause.
    refreshes: false,
    onSaved: (saved) => cache.put(getEdition, { params }, saved),
  })
  const { form, stored, isUnsaved, conflicts, round } = editing
  const isMerged = conflicts?.length === 0
  const isAsking = conflicts !== null && !isMerged
  const tell = useEffectEvent(onMerged)
  useEffect(() => {
    // A toast is drawn at once, which nothing in an effect may be.
    if (isMerged) queueMicrotask(() => tell())
  }, [isMerged, round])
  useAutosave({
    value: isUnsaved ? [stored.version, form.values] : null,
    saved: null,
    isPaused: isAsking,
    async save() {
      // Where something is wrong it is marked, but the focus stays where the user writes.
      if ('problems' in check(form.now())) {
        for (const name of EDITION_FIELDS) form.recheck(name)
        return false
      }
      return (await editing.save()) !== null
    },
  })
  return {
    ...{ editing, isAsking, saveState: stateOf(editing) },
    /** It is deleted, with what was typed. */
    forget() {
      editing.discard()
      forgetDraft(draft)
    },
  }
}

function stateOf({ isUnsaved, form }: EditionEditing): SaveState {
  if (!isUnsaved) return 'saved'
  if (form.isBusy) return 'saving'
  return form.failure ? 'failed' : 'unsaved'
}
