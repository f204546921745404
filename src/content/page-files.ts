import type { Locale } from '#lib/i18n/locales.ts'
import type { Group } from '#lib/search/groups.ts'
import files from './page-files.json' with { type: 'json' }

/** What the search knows of a tool, a question or a text about the site. */
export type PageFile = {
  group: Extract<Group, 'tool' | 'faq' | 'page'>
  locale: Locale
  /** Without language. */
  path: string
  title: string
  text: string
  /** Words that are searched and not shown, of texts about the site. */
  words?: string
}

/** The tools, questions and texts about the site of `src/content`, in their order; written by `scripts/articles`. */
export const PAGE_FILES = files as PageFile[]
