import * as z from 'zod/mini'
import { PICTURE_ID } from '#lib/articles/picture.ts'
import { caseless } from '#lib/fields/caseless.ts'
import { Line } from '#lib/fields/line.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { setOf } from '#lib/fields/set-of.ts'
import { ArticleId } from '#lib/ids.ts'

const TITLE_MIN = 3
export const TITLE_MAX = 120
/** What fits a card, and what search engines show. */
export const EXCERPT_MAX = 160
const CONTENT_MAX = 60_000
export const COVER_ALT_MAX = 160
export const TAGS_MAX = 6
export const TAG_MAX = 40

const TEXT = /^(?:[^\p{Cc}]|[\n\r\t])*$/u

export const ArticleTitle = Line(TITLE_MAX, TITLE_MIN)

/** Markdown as it was written: spaces at its ends mean something. */
export const Markdown = z
  .string('required')
  .check(z.maxLength(CONTENT_MAX, 'too_long'), z.regex(TEXT, 'invalid_characters'))

const Tags = setOf(Line(TAG_MAX), { max: TAGS_MAX, keyOf: caseless })

const common = {
  isFeatured: z.boolean(),
  cover: z.nullable(z.string().check(z.regex(PICTURE_ID, 'invalid'))),
  /** The article in the other language. */
  translation: z.nullable(ArticleId),
}

/** What the editor saves. Publishing asks for more: an excerpt and a text. */
export const ArticleEdit = z
  .strictObject({
    title: ArticleTitle,
    excerpt: Paragraph(EXCERPT_MAX),
    content: Markdown,
    tags: Tags,
    ...common,
    coverAlt: Paragraph(COVER_ALT_MAX),
  })
  .check(
    z.refine(({ cover, coverAlt }) => cover === null || coverAlt !== '', {
      message: 'required',
      path: ['coverAlt'],
    }),
  )
export type ArticleEdit = z.infer<typeof ArticleEdit>

const loose = (max: number) =>
  z.string().check(z.maxLength(max, 'too_long'), z.regex(TEXT, 'invalid_characters'))

/** What is kept while somebody types: it need not be complete, and may be longer than what can be saved. */
export const ArticleDraft = z.strictObject({
  title: loose(4 * TITLE_MAX),
  excerpt: loose(10 * EXCERPT_MAX),
  content: loose(2 * CONTENT_MAX),
  tags: Tags,
  ...common,
  coverAlt: loose(10 * COVER_ALT_MAX),
})
