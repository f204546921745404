import { getCollection, type CollectionEntry } from 'astro:content'
import type { Locale } from '#lib/i18n/locales.ts'

export type FaqEntry = CollectionEntry<'faq'>

/** The questions of a language in their order. */
export async function faqEntries(locale: Locale): Promise<FaqEntry[]> {
  const entries = await getCollection('faq', ({ id }) => id.startsWith(`${locale}/`))
  return entries.sort((a, b) => a.data.order - b.data.order)
}

/** For structured data: the answers are plain paragraphs, so their Markdown is their text. */
export function faqTexts(entries: FaqEntry[]): { question: string; answer: string }[] {
  return entries.map((entry) => ({
    question: entry.data.question,
    answer: (entry.body ?? '').trim(),
  }))
}
