import { useRef, useState } from 'react'
import { CallFailed, refusal } from '#client/data/call-failed.ts'
import type { Checked } from '#client/form/problems.ts'
import { useFormAction, type SentForm } from '#client/form/use-form-call.ts'
import type { Form } from '#client/form/use-form.ts'
import type { FormValues } from '#client/form/values.ts'
import { useDraft } from '#client/use-draft.ts'
import { isSameIn, type Conflict, type Side } from '#lib/merge.ts'
import { forgetDraft, type DraftKey } from '#stores/drafts.ts'
import { useVersion, type Met, type VersionOptions } from './use-version.ts'

type EditingOptions<Stored, Values extends FormValues, Body> = VersionOptions<Stored, Values> & {
  check: (values: Values, stored: Stored) => Checked<Body>
  /** Saves over that version. @returns what is stored then. @throws CallFailed: STALE when it was saved elsewhere */
  save: (body: Body, stored: Stored) => Promise<Stored>
  /** Asks for more before it is saved, such as a consent. @returns whether it is to be saved */
  before?: (values: Values) => Promise<boolean>
  onSaved?: (stored: Stored) => void
  /** Called for a submit with nothing to save. Without it that is saved like anything else. */
  onUnchanged?: () => void
} & Pick<Parameters<typeof useFormAction<Values | null, unknown, Values>>[1], Passed>

type Passed = 'fieldsOf' | 'onError' | 'onWrong' | 'refreshes'

/** An editor of what others, or other tabs, may save meanwhile: see `useEditing`. */
export type Editing<Stored, Values extends FormValues> = {
  form: SentForm<Values, Values | null, Stored | null>
  /** What the next save is over. */
  stored: Stored
  isUnsaved: boolean
  /** What the typing began with; null where that is not known. */
  base: Values | null
  /** Whether it began with a draft, of which something is unsaved. */
  isRestored: boolean
  /** Set while it was saved elsewhere: what was changed differently on both sides; empty where both could be merged. */
  conflicts: readonly Conflict<Values>[] | null
  /** Counts how often it was found to be saved elsewhere. */
  round: number
  /** Counts how often values were replaced other than by typing, for controls that hold their own. */
  revision: number
  /** Whether it does not exist any more. */
  isGone: boolean
  choose: (conflict: Conflict<Values>, side: Side) => void
  /** Saves what is unsaved, after what is being saved. @returns what is stored; null where that failed or is in question */
  save: () => Promise<Stored | null>
  /** Reads what was saved elsewhere, and merges it. @throws CallFailed */
  merge: () => Promise<Met>
  /** It was changed otherwise: what is typed stays. */
  accept: (stored: Stored) => void
  /** Begins again with what is stored now. */
  discard: (stored?: Stored) => void
}

/**
 * An editor over a version: what is typed is stored in this tab until it is saved; where it was saved elsewhere meanwhile,
 * both are merged, and what both changed differently is to be chosen. What is typed during a save stays, and is unsaved.
 */
export function useEditing<Stored, Values extends FormValues, Body>(
  options: EditingOptions<Stored, Values, Body>,
): Editing<Stored, Values> {
  const { valuesOf, rules, check, before, onUnchanged, fieldsOf, onWrong, draft } = options
  const version = useVersion(options)
  const { stored, latest, first, shown } = version
  const [isGone, setGone] = useState(false)
  const isStored = (values: Values) => isSameIn(rules, values, valuesOf(latest()))
  const inTurn = useTurns(version.questions)
  /** Whether what is being saved was given up meanwhile. */
  const isGivenUp = useRef(false)

  const form = useFormAction<Values | null, Stored | null, Values>(run, {
    initial: first,
    check(values) {
      // Where it is gone, there is all of it to save.
      if (onUnchanged && !isGone && isStored(values)) return { body: null }
      const checked = check(values, stored)
      return 'body' in checked ? { body: values } : checked
    },
    before: before && (async (values) => values === null || before(values)),
    ...{ fieldsOf, onWrong, refreshes: options.refreshes },
    onSuccess(now, values) {
      if (now === null || values === null) return
      if (isGivenUp.current) version.discard(form, now)
      else version.saved(form, now, values)
      // Also where the editor is not on the page any more.
      if (draft && isStored(form.now())) forgetDraft(draft)
      options.onSaved?.(now)
    },
    onError(failure, values) {
      if (failure.code === 'NOT_FOUND') setGone(true)
      return options.onError?.(failure, values)
    },
  })
  async function run(values: Values | null): Promise<Stored | null> {
    isGivenUp.current = false
    if (values !== null) return saveOrMerge(options, version, form, values)
    onUnchanged?.()
    return null
  }
  const isUnsaved = !isSameIn(rules, form.values, valuesOf(stored))
  const base = shown.askedOver ? shown.askedOver.base : valuesOf(stored)
  useVersionDraft(draft, stored, isUnsaved ? { base, typed: form.values } : null)

  return {
    ...{ ...shown, form, stored, isUnsaved, base, isGone },
    isRestored: shown.isRestored && isUnsaved,
    choose: (conflict, side) => version.choose(form, conflict, side),
    save: () =>
      inTurn(async () => {
        const values = form.now()
        if (!isStored(values)) return form.send(values).catch(() => null)
        // Their side was chosen everywhere.
        version.accept(form, latest())
        return latest()
      }),
    merge: () => version.merge(form),
    accept: (now) => version.accept(form, now),
    discard(now = latest()) {
      isGivenUp.current = true
      form.forget()
      version.discard(form, now)
    },
  }
}

/** @returns null where something else was saved meanwhile, which is merged */
async function saveOrMerge<Stored, Values extends FormValues, Body>(
  { check, save }: EditingOptions<Stored, Values, Body>,
  { latest, merge }: ReturnType<typeof useVersion<Stored, Values>>,
  form: Form<Values>,
  values: Values,
): Promise<Stored | null> {
  const saveOver = (stored: Stored) => {
    const checked = check(values, stored)
    if ('problems' in checked) throw refusal('INVALID_INPUT', checked.problems)
    return save(checked.body, stored)
  }
  try {
    return await saveOver(latest())
  } catch (failure) {
    if (!(failure instanceof CallFailed) || failure.code !== 'STALE') throw failure
    const met = await merge(form)
    if (met === 'unchanged') return saveOver(latest())
    return met === 'alike' ? latest() : null
  }
}

/** Does one thing after the other, and not what waited while a question came up that it cannot have been the answer to. */
function useTurns(questions: () => number) {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    const seen = questions()
    const next = last.current.then(() => (questions() === seen ? work() : null))
    last.current = next
    return next
  }
}

function useVersionDraft<Stored, Values extends FormValues>(
  draft: VersionOptions<Stored, Values>['draft'],
  stored: Stored,
  unsaved: { base: Values | null; typed: Values } | null,
): void {
  const version = draft?.versionOf?.(stored)
  const kept = unsaved && { ...unsaved, ...(version !== undefined && { version }) }
  useDraft(draft ?? NO_DRAFT, draft ? kept : null)
}

const NO_DRAFT: DraftKey = { owner: '', about: '' }
