import { getEntry, type CollectionEntry } from 'astro:content'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ToolSlug } from '#lib/tools/tools.ts'

export type ToolEntry = CollectionEntry<'tools'>

/** The content of a tool's page. Throws, and fails the build, when a language lacks it. */
export async function toolEntry(slug: ToolSlug, locale: Locale): Promise<ToolEntry> {
  const entry = await getEntry('tools', `${locale}/${slug}`)
  if (!entry) throw new Error(`src/content/tools/${locale}/${slug}.md is missing`)
  return entry
}

/** The texts of several tools, in the order asked for. */
export function toolEntries<Slug extends ToolSlug>(slugs: readonly Slug[], locale: Locale) {
  return Promise.all(slugs.map(async (slug) => ({ slug, ...(await toolEntry(slug, locale)).data })))
}
