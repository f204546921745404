import { createRoot } from 'react-dom/client'
import { IslandRoot } from '#client/island/root.tsx'
import { loadT } from '#client/texts/load-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { ATHLETE_TEXTS, AthleteWelcome } from './athlete-welcome.tsx'
import { PROFESSIONAL_TEXTS, ProfessionalWelcome } from './professional-welcome.tsx'
import { Welcome } from './welcome.tsx'

/** Shows the greeting in the home page, which holds its place; visitors load none of it, texts included. */
export async function openWelcome(place: HTMLElement, locale: Locale): Promise<void> {
  const isProfessional = document.documentElement.dataset['account'] === 'professional'
  await loadT(locale, 'island', ...(isProfessional ? PROFESSIONAL_TEXTS : ATHLETE_TEXTS))
  createRoot(place).render(
    <IslandRoot locale={locale}>
      <Welcome>{isProfessional ? <ProfessionalWelcome /> : <AthleteWelcome />}</Welcome>
    </IslandRoot>,
  )
}
