import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import * as z from 'zod'

/** Questions and answers: one file each, the same file name in both languages. */
const faq = defineCollection({
  loader: glob({ pattern: '*/*.md', base: './src/content/faq' }),
  schema: z.strictObject({
    question: z.string().min(5).max(120),
    /** Its place in the list; the same in both languages. */
    order: z.number().int().positive(),
  }),
})

export const collections = { faq }
