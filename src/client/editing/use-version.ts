import { useRef, useState } from 'react'
import type { Form } from '#client/form/use-form.ts'
import type { FormValues } from '#client/form/values.ts'
import { isLike } from '#lib/is-like.ts'
import {
  choose,
  isSameIn,
  mergeFields,
  type Conflict,
  type Merged,
  type Rules,
  type Side,
} from '#lib/merge.ts'
import { draftOf, type DraftKey } from '#stores/drafts.ts'

/** What was typed before, and what that began with: null when it is not known. */
type Begun<Values> = { base: Values | null; typed: Values }

export type VersionOptions<Stored, Values extends FormValues> = {
  /** What is stored, as it was read when the editor opened. Later reads are merged when a save finds them, not silently. */
  stored: Stored
  valuesOf: (stored: Stored) => Values
  rules: Rules<Values>
  /** Reads what is stored now. @throws CallFailed: NOT_FOUND when it is gone */
  read: (stored: Stored) => Promise<Stored>
  /** Stores what is unsaved in this tab. */
  draft?: DraftOptions<Stored, Values>
  /** What was typed before, where that is not stored in this tab. */
  begun?: Begun<Values> | null
  /** Shows the part of the first conflict, when a save finds any. */
  onConflict?: (first: Conflict<Values>) => void
}

type DraftOptions<Stored, Values> = DraftKey & {
  versionOf?: (stored: Stored) => number
  /** The values of a stored draft; null where they are of another form. By default they have the fields of the form. */
  read?: (values: unknown) => Values | null
}

/** What is stored now: unchanged in what is edited here, what is in the form, or something else, which is merged. */
export type Met = 'unchanged' | 'alike' | 'other'

type EditForm<Values extends FormValues> = Pick<Form<Values>, 'now' | 'reset' | 'set'>

/** What is shown around the fields. */
function useShown<Values>(begun: Start<Values>['shown']) {
  const [shown, setShown] = useState({ ...begun, round: 0, revision: 0 })
  const questions = useRef(0)
  return {
    shown,
    /** How often it was asked what stays. */
    questions: () => questions.current,
    ask(conflicts: Conflict<Values>[] | null, base: Values | null = null) {
      if (conflicts?.length) questions.current += 1
      setShown(({ round, revision }) => ({
        ...{ isRestored: false, conflicts, revision },
        askedOver: conflicts?.length ? { base } : null,
        round: conflicts ? round + 1 : round,
      }))
    },
    chosen: (conflict: Conflict<Values>, next: Conflict<Values>) =>
      setShown(({ conflicts, ...others }) => ({
        ...others,
        conflicts: conflicts && conflicts.map((each) => (each === conflict ? next : each)),
      })),
    replaced: () => setShown((before) => ({ ...before, revision: before.revision + 1 })),
  }
}

/** What an editor is based on, and what was saved elsewhere meanwhile. Its form is given to what changes both. */
export function useVersion<Stored, Values extends FormValues>(
  options: VersionOptions<Stored, Values>,
) {
  const { valuesOf, rules, onConflict } = options
  const [start] = useState(() => begin(options))
  const [stored, setStored] = useState(options.stored)
  const { shown, questions, ask, chosen, replaced } = useShown(start.shown)
  /** For what runs later than the render it was made in. */
  const latest = useRef(options.stored)

  const put = (now: Stored) => {
    latest.current = now
    setStored(now)
  }
  const fill = (form: EditForm<Values>, now: Stored, values: Values) => {
    if (!isSameIn(rules, values, form.now())) replaced()
    form.reset(values)
    put(now)
  }
  /** What is in the form over `now`, which came of `base`. Nothing is in question: one field is not put together of two. */
  const rebased = (form: EditForm<Values>, now: Stored, base: Values) =>
    mergeFields({ ...rules, both: () => null }, { base, mine: form.now(), theirs: valuesOf(now) })
      .merged

  return {
    ...{ stored, first: start.values, shown, questions },
    latest: () => latest.current,
    /** It was saved: what was typed meanwhile stays. */
    saved(form: EditForm<Values>, now: Stored, sent: Values) {
      fill(form, now, rebased(form, now, sent))
      ask(null)
    },
    /** It was changed otherwise: what is typed stays, and what is to be chosen while any of it is unsaved. */
    accept(form: EditForm<Values>, now: Stored) {
      const values = rebased(form, now, valuesOf(latest.current))
      fill(form, now, values)
      if (isSameIn(rules, values, valuesOf(now))) ask(null)
    },
    /** Reads what was saved elsewhere, and merges it. @throws CallFailed */
    async merge(form: EditForm<Values>): Promise<Met> {
      const base = valuesOf(latest.current)
      const now = await options.read(latest.current)
      const theirs = valuesOf(now)
      if (isSameIn(rules, base, theirs)) {
        put(now)
        return 'unchanged'
      }
      const met = mergeFields(rules, { base, mine: form.now(), theirs })
      const isAlike = isSettled(rules, met, theirs)
      fill(form, now, met.merged)
      ask(isAlike ? null : met.conflicts, base)
      if (met.conflicts[0]) onConflict?.(met.conflicts[0])
      return isAlike ? 'alike' : 'other'
    },
    choose(form: EditForm<Values>, conflict: Conflict<Values>, side: Side) {
      const { values, conflict: next } = choose(rules, conflict, side, form.now())
      form.set(values)
      replaced()
      chosen(conflict, next)
    },
    /** Begins again with what is stored. */
    discard(form: EditForm<Values>, now: Stored) {
      fill(form, now, valuesOf(now))
      ask(null)
    },
  }
}

type Start<Values> = {
  values: Values
  shown: {
    isRestored: boolean
    conflicts: Conflict<Values>[] | null
    /** What the typing began with, while anything is to be chosen: a draft that is opened again asks again. */
    askedOver: { base: Values | null } | null
  }
}

/** What is stored, and over it what was typed before. */
function begin<Stored, Values extends FormValues>(
  options: VersionOptions<Stored, Values>,
): Start<Values> {
  const { rules } = options
  const theirs = options.valuesOf(options.stored)
  const begun = options.begun ?? (options.draft ? tabDraft(options.draft, theirs) : null)
  if (!begun)
    return { values: theirs, shown: { isRestored: false, conflicts: null, askedOver: null } }
  const { base, typed: mine } = begun
  const met = mergeFields(rules, { base, mine, theirs })
  const isOlder = base === null || !isSameIn(rules, base, theirs)
  const isNews = isOlder && !isSettled(rules, met, theirs)
  const conflicts = isNews ? met.conflicts : null
  const askedOver = conflicts?.length ? { base } : null
  return { values: met.merged, shown: { isRestored: true, conflicts, askedOver } }
}

/** Whether nothing is left to choose or to save: the same was saved elsewhere, or the answer of a save was lost. */
const isSettled = <Values extends object>(
  rules: Rules<Values>,
  { merged, conflicts }: Merged<Values>,
  theirs: Values,
): boolean => conflicts.length === 0 && isSameIn(rules, merged, theirs)

/** What is stored of it in this tab. */
export function tabDraft<Stored, Values extends FormValues>(
  draft: DraftOptions<Stored, Values>,
  like: Values,
): Begun<Values> | null {
  const found = draftOf(draft)
  if (!found) return null
  const read = draft.read ?? ((values) => (isLike(like, values) ? values : null))
  const base = found.base === null ? null : read(found.base)
  const typed = read(found.typed)
  return typed && (base || found.base === null) ? { base, typed } : null
}
