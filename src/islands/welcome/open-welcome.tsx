import { createRoot } from 'react-dom/client'
import { IslandRoot } from '#client/island/root.tsx'
import { loadT } from '#client/texts/load-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { Welcome } from './welcome.tsx'

/** Shows the greeting in the home page, which holds its place; visitors load none of it, texts included. */
export async function openWelcome(place: HTMLElement, locale: Locale): Promise<void> {
  await loadT(locale, 'island', 'welcome')
  createRoot(place).render(
    <IslandRoot locale={locale}>
      <Welcome />
    </IslandRoot>,
  )
}
