import * as z from 'zod/mini'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { setOf } from '#lib/fields/set-of.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { EditionId } from '#lib/ids.ts'
import { EDITION_STATES } from '#lib/newsletter/edition-states.ts'
import { NEWSLETTER_INTERESTS } from '#lib/newsletter/interests.ts'

/** Mail programs show about sixty characters of a subject. */
export const SUBJECT_MAX = 120
export const TEXT_MAX = 20_000
export const ARTICLES_MAX = 12

/** One line; empty while it is not written yet. */
const Subject = z
  .string('invalid')
  .check(
    z.trim(),
    z.maxLength(SUBJECT_MAX, 'too_long'),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, 'invalid_characters'),
  )

const Slug = z.string('invalid').check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid'))

export const Languages = setOf(z.enum(LOCALES, 'invalid'), { max: LOCALES.length })
export const Interests = setOf(z.enum(NEWSLETTER_INTERESTS, 'invalid'), {
  max: NEWSLETTER_INTERESTS.length,
})

/** What is written and chosen for an edition, and who it is for: no language and no interest means all. */
export const EditionContent = z.strictObject({
  subjectEs: Subject,
  subjectEn: Subject,
  textEs: Paragraph(TEXT_MAX),
  textEn: Paragraph(TEXT_MAX),
  articles: setOf(Slug, { max: ARTICLES_MAX }),
  languages: Languages,
  interests: Interests,
})
export type EditionContent = z.infer<typeof EditionContent>

/** Its fields, in the order of the form. */
export const EDITION_FIELDS = [
  'subjectEs',
  'textEs',
  'subjectEn',
  'textEn',
  'articles',
  'languages',
  'interests',
] as const satisfies readonly (keyof EditionContent)[]
export type EditionField = (typeof EDITION_FIELDS)[number]

export const EMPTY_EDITION: EditionContent = {
  subjectEs: '',
  subjectEn: '',
  textEs: '',
  textEn: '',
  articles: [],
  languages: [],
  interests: [],
}

/** The fields of a language. */
export const SUBJECT_OF = { es: 'subjectEs', en: 'subjectEn' } as const
export const TEXT_OF = { es: 'textEs', en: 'textEn' } as const

/** The languages that an edition goes out in. */
export const languagesOf = ({ languages }: { languages: readonly Locale[] }): readonly Locale[] =>
  languages.length > 0 ? languages : LOCALES

/** An article that can be chosen, with its title in each language that it has. */
export const EditionArticle = z.object({
  slug: z.string(),
  titles: z.object({ es: z.nullable(z.string()), en: z.nullable(z.string()) }),
})
export type EditionArticle = z.infer<typeof EditionArticle>

export const EDITION_COUNTS = ['sent', 'failed', 'waiting', 'unsubscribed'] as const

/** How many mails went out, were given up, wait, and how many readers left by a link in one. */
const EditionCounts = z.object({
  sent: z.number(),
  failed: z.number(),
  waiting: z.number(),
  unsubscribed: z.number(),
})

/** An edition in the list. Instants are ISO 8601, UTC. */
export const EditionRow = z.object({
  id: EditionId,
  state: z.enum(EDITION_STATES),
  subjectEs: z.string(),
  subjectEn: z.string(),
  languages: z.array(z.enum(LOCALES)),
  interests: z.array(z.enum(NEWSLETTER_INTERESTS)),
  version: z.number(),
  scheduledAt: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  counts: EditionCounts,
})
export type EditionRow = z.infer<typeof EditionRow>

export const Edition = z.extend(EditionRow, {
  textEs: z.string(),
  textEn: z.string(),
  articles: z.array(z.string()),
  /** Those of `articles` that are public, in their order. */
  chosen: z.array(EditionArticle),
})
export type Edition = z.infer<typeof Edition>
