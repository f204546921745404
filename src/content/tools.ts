import { getEntry, render, type CollectionEntry, type RenderResult } from 'astro:content'
import type { Locale } from '#lib/i18n/locales.ts'
import { NEXT_STEPS } from '#lib/tools/next-steps.ts'
import type { ToolSlug } from '#lib/tools/tools.ts'

export type ToolTexts = CollectionEntry<'tools'>['data']

/** Everything that the page of a tool says. */
export type ToolContent = {
  slug: ToolSlug
  texts: ToolTexts
  /** How it works. */
  Content: RenderResult['Content']
  /** The tools that it leads to. */
  related: (ToolTexts & { slug: ToolSlug })[]
}

export async function loadTool(slug: ToolSlug, locale: Locale): Promise<ToolContent> {
  const entry = await entryOf(slug, locale)
  const { Content } = await render(entry)
  const related = await loadToolTexts(NEXT_STEPS[slug].related, locale)
  return { slug, texts: entry.data, Content, related }
}

/** The texts of several tools, in the order asked for. */
export function loadToolTexts<Slug extends ToolSlug>(slugs: readonly Slug[], locale: Locale) {
  return Promise.all(slugs.map(async (slug) => ({ slug, ...(await entryOf(slug, locale)).data })))
}

/** Throws, and fails the build, when a language lacks it. */
async function entryOf(slug: ToolSlug, locale: Locale) {
  const entry = await getEntry('tools', `${locale}/${slug}`)
  if (!entry) throw new Error(`src/content/tools/${locale}/${slug}.md is missing`)
  return entry
}
