import * as z from 'zod'
import { ARTICLE_TOPICS } from '../lib/articles/topics.ts'
import { PROFESSIONAL_TYPES } from '../lib/professionals/types.ts'
import { TOOLS } from '../lib/tools/tools.ts'

const text = (least: number, most: number) =>
  z.string().min(least, `is shorter than ${least} characters`).max(most, `is longer than ${most}`)

const slug = () =>
  text(1, 100).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has more than a–z, digits and single hyphens')

/** A day, written 2026-11-22. */
const day = () =>
  z.coerce.date('is no day like 2026-11-22').transform((date) => date.toISOString().slice(0, 10))

const upTo = <Item extends z.ZodType>(most: number, item: Item) =>
  z.array(item).max(most, `names more than ${most}`)

/**
 * The front matter of an article in `src/content/articles/{es,en}/<slug>.md`; the name of the file is its slug. The body
 * is Markdown, with its sources as footnotes.
 */
export const ArticleFields = z.strictObject({
  /** The heading of its page. */
  title: text(20, 70),
  /** What one gets: for cards and search engines. */
  excerpt: text(90, 160),
  /** The slug of the same article in the other language. */
  translation: slug(),
  /** The first one is its category. */
  tags: upTo(3, z.enum(ARTICLE_TOPICS)).min(1, 'names none'),
  published: day(),
  /** When it was last changed, if after its publication. */
  updated: day().optional(),
  /** When its sources were last opened. */
  checked: day(),
  /** The picture `public/covers/<cover>.svg`. */
  cover: slug(),
  /** What the picture shows. */
  coverAlt: text(15, 160),
  isFeatured: z.boolean().default(false),
  /** Whose lists the article leads to. */
  professions: upTo(3, z.enum(PROFESSIONAL_TYPES)).default([]),
  tools: upTo(3, z.enum(TOOLS)).default([]),
  /** Exercises of the video library, by YouTube's id. */
  videos: upTo(4, z.string().regex(/^[\w-]{11}$/, 'is no id of 11 characters')).default([]),
})
export type ArticleFields = z.infer<typeof ArticleFields>
