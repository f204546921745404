import { createRoot } from 'react-dom/client'
import type { Locale } from '#lib/i18n/locales.ts'
import { loadTexts } from './texts.ts'
import { Welcome } from './welcome.tsx'

/** Shows the greeting in the home page, which holds its place; visitors load none of it, texts included. */
export async function openWelcome(place: HTMLElement, locale: Locale): Promise<void> {
  createRoot(place).render(<Welcome locale={locale} texts={await loadTexts(locale)} />)
}
