import { EDITION_FIELDS, type Edition, type EditionContent } from '#lib/admin/newsletter/edition.ts'
import type { Rules } from '#lib/merge.ts'

/** What of an edition is written and chosen. */
export const contentOf = (edition: Edition): EditionContent => ({
  subjectEs: edition.subjectEs,
  subjectEn: edition.subjectEn,
  textEs: edition.textEs,
  textEn: edition.textEn,
  articles: edition.articles,
  languages: edition.languages,
  interests: edition.interests,
})

/** A text as the server trims it; languages and topics, whose order says nothing, in one order. */
function plain(content: EditionContent, name: keyof EditionContent): string {
  const value = content[name]
  if (typeof value === 'string') return value.trim()
  return (name === 'articles' ? value : value.toSorted()).join()
}

const isSame = (one: EditionContent, other: EditionContent, name: keyof EditionContent) =>
  plain(one, name) === plain(other, name)

/** How two versions are merged. What is the same stays as it is typed: it is saved while a space at its end may go on. */
export const RULES: Rules<EditionContent> = {
  parts: EDITION_FIELDS,
  isSame,
  take: (into, from, [name]) => (isSame(into, from, name) ? into : { ...into, [name]: from[name] }),
}
