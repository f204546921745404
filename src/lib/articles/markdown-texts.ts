import type { Locale } from '#lib/i18n/locales.ts'
import type { MarkdownTexts } from '#lib/markdown/render-markdown.ts'

/** What the renderer adds to the text of an article. */
export const MARKDOWN_TEXTS: Record<Locale, MarkdownTexts> = {
  es: { sources: 'Fuentes', back: 'Volver a la referencia {n}' },
  en: { sources: 'Sources', back: 'Back to reference {n}' },
}
