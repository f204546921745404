import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import * as z from 'zod'
import { FAQ_GROUPS } from '#lib/faq/groups.ts'
import { ArticleFields } from './content/article-fields.ts'

/** Questions and answers: one file each, the same file name in both languages. */
const faq = defineCollection({
  loader: glob({ pattern: '*/*.md', base: './src/content/faq' }),
  schema: z.strictObject({
    question: z.string().min(5).max(120),
    group: z.enum(FAQ_GROUPS),
    /** Its place in the list; the same in both languages. */
    order: z.number().int().positive(),
    /** Whether the home page shows it. */
    main: z.boolean().default(false),
  }),
})

/** What a tool's page says beside the tool: one file each, named by its slug, in both languages. */
const tools = defineCollection({
  loader: glob({ pattern: '*/*.md', base: './src/content/tools' }),
  schema: z.strictObject({
    /** The heading of its page and its card. */
    name: z.string().min(3).max(40),
    /** For search engines, without the name of the site. */
    title: z.string().min(25).max(62),
    description: z.string().min(80).max(160),
    /** What it does, in a line. */
    summary: z.string().min(8).max(40),
    formulas: z.array(z.strictObject({ name: z.string(), text: z.string() })).default([]),
    /** Who should not rely on it, and where it errs. */
    limits: z.array(z.string().min(20)).min(2).max(6),
    faq: z
      .array(
        z.strictObject({
          question: z.string().min(10).max(120),
          answer: z.string().min(40).max(600),
        }),
      )
      .min(3)
      .max(5),
    sources: z
      .array(
        z.strictObject({
          /** Authors, year, title, where it appeared. */
          text: z.string().min(30),
          url: z.url({ protocol: /^https$/ }).optional(),
        }),
      )
      .min(1),
  }),
})

/** Articles: one file each, named by its slug. `scripts/articles` checks what concerns several of them. */
const articles = defineCollection({
  loader: glob({
    pattern: '*/*.md',
    base: './src/content/articles',
    // The default slugs the path and would read a field `slug`.
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  }),
  schema: ArticleFields,
})

/** Texts about the site itself: terms, privacy and the like; the same file name and chapters in both languages. */
const documents = defineCollection({
  loader: glob({ pattern: '*/*.md', base: './src/content/documents' }),
  schema: z.strictObject({
    /** For search engines, without the name of the site. */
    title: z.string().min(8).max(62),
    description: z.string().min(80).max(160),
    heading: z.string().min(5).max(60),
    lead: z.string().min(40).max(240),
    /** The text in a few sentences, for who reads no more. */
    summary: z.array(z.string().min(20).max(180)).min(3).max(6).optional(),
    /** Of terms and privacy: what a sign-up stores (`TERMS_VERSION`). */
    version: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .optional(),
    /** Since when it is as it is. */
    since: z.iso.date().optional(),
    /** The month of the text before, where one was published. */
    before: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .optional(),
  }),
})

export const collections = { articles, documents, faq, tools }
