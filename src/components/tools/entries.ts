import { getCollection, getEntry, type CollectionEntry } from 'astro:content'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ToolSlug } from '#lib/tools/tools.ts'

export type ToolEntry = CollectionEntry<'tools'>

/** What a tool's page says. Throws when a language lacks it, and the build with it. */
export async function toolEntry(slug: ToolSlug, locale: Locale): Promise<ToolEntry> {
  const entry = await getEntry('tools', `${locale}/${slug}`)
  if (!entry) throw new Error(`src/content/tools/${locale}/${slug}.md is missing`)
  return entry
}

/** The texts of several tools, in the order asked for. */
export async function toolEntries(slugs: readonly ToolSlug[], locale: Locale) {
  const entries = await getCollection('tools', ({ id }) => id.startsWith(`${locale}/`))
  return slugs.map((slug) => {
    const entry = entries.find(({ id }) => id === `${locale}/${slug}`)
    if (!entry) throw new Error(`src/content/tools/${locale}/${slug}.md is missing`)
    return { slug, ...entry.data }
  })
}
