import { createRoot, type Root } from 'react-dom/client'
import { IslandRoot } from '#client/island/root.tsx'
import { loadT } from '#client/texts/load-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { BellPanel } from './bell-panel.tsx'

const roots = new WeakMap<HTMLElement, Root>()

/** Shows the notifications in the header's popover, read anew each time it opens. */
export async function openBell(panel: HTMLElement, locale: Locale): Promise<void> {
  await loadT(locale, 'island', 'notifications')
  const root = roots.get(panel) ?? createRoot(panel)
  roots.set(panel, root)
  root.render(
    <IslandRoot key={Date.now()} locale={locale}>
      <BellPanel />
    </IslandRoot>,
  )
}
