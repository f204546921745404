import type { ReactNode } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { CentreFrame } from './centre-frame.tsx'
import { HealthApiContext, LIVE } from './kit/api.tsx'
import type { HealthT } from './kit/texts.ts'

export function Demo({ t, locale }: { t: HealthT; locale: Locale }): ReactNode {
  return (
    <HealthApiContext value={{ ...LIVE, isDemo: true }}>
      <CentreFrame t={t} locale={locale} />
    </HealthApiContext>
  )
}
