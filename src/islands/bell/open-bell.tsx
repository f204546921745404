import { createRoot, type Root } from 'react-dom/client'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { BellPanel } from './bell-panel.tsx'
import { loadTexts } from './texts.ts'

const roots = new WeakMap<HTMLElement, Root>()

/** Shows the notifications in the header's popover, read anew each time it opens. */
export async function openBell(panel: HTMLElement, locale: Locale): Promise<void> {
  const t = createT(await loadTexts(locale), locale)
  const root = roots.get(panel) ?? createRoot(panel)
  roots.set(panel, root)
  root.render(<BellPanel key={Date.now()} t={t} locale={locale} />)
}
