import { getCollection, render, type RenderResult } from 'astro:content'
import type { FaqGroup } from '#lib/faq/groups.ts'
import type { Locale } from '#lib/i18n/locales.ts'

export type Faq = {
  /** Of its place in the page. */
  id: string
  question: string
  group: FaqGroup
  /** Whether the home page shows it. */
  isMain: boolean
  /** For structured data: the answers are plain paragraphs, so without their links their Markdown is their text. */
  answer: string
  Answer: RenderResult['Content']
}

/** A link of Markdown. */
const LINK = /\[([^\]]+)\]\([^)]+\)/g

/** The questions of a language in their order. */
export async function loadFaq(locale: Locale): Promise<Faq[]> {
  const entries = await getCollection('faq', ({ id }) => id.startsWith(`${locale}/`))
  return Promise.all(
    entries
      .sort((a, b) => a.data.order - b.data.order)
      .map(async (entry) => ({
        id: entry.id.slice(locale.length + 1),
        question: entry.data.question,
        group: entry.data.group,
        isMain: entry.data.main,
        answer: (entry.body ?? '').trim().replaceAll(LINK, '$1'),
        Answer: (await render(entry)).Content,
      })),
  )
}
