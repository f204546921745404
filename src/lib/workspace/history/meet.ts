import { fits, type HistoryDraft } from './draft.ts'
import { editOf, fieldsOf, formOf, mergeForms, type HistoryForm, type Written } from './form.ts'
import { offerOf, type Offer } from './offer.ts'

/** What is typed, over what was saved elsewhere: fields that both sides changed hold what is offered first. */
export type Met = { form: HistoryForm; offers: readonly Offer[] }

/**
 * Puts what is typed on top of a newer version.
 *
 * @param base the form when the typing began
 */
export function meet(base: HistoryForm, typed: HistoryForm, newer: Written): Met {
  const { form, conflicts } = mergeForms(base, typed, formOf(newer))
  const offers = conflicts.map(offerOf)
  for (const { field, texts, taken } of offers) form[field] = texts[taken]
  return { form, offers }
}

/**
 * What a form begins with: what is stored, and over it what was typed before a reload or a new sign-in.
 *
 * @returns `isRestored` where something of it is not stored yet
 */
export function begin(
  draft: HistoryDraft | undefined,
  stored: Written,
): Met & { isRestored: boolean } {
  if (!draft || !fits(draft, fieldsOf(stored.professionalType))) {
    return { form: formOf(stored), offers: [], isRestored: false }
  }
  const met = meet(draft.base, draft.typed, stored)
  return { ...met, isRestored: editOf(stored, met.form) !== null }
}
