import type { ReactNode } from 'react'
import { Boundary } from '#client/problem/boundary.tsx'
import { LocaleContext } from '#client/texts/use-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import './fallen-focus.ts'
import './moved-nodes.ts'

type Props = { locale: Locale; children: ReactNode }

/** What is around everything that React draws: its language, and what is shown in its place when it fails. */
export function IslandRoot({ locale, children }: Props): ReactNode {
  return (
    <LocaleContext value={locale}>
      <Boundary>{children}</Boundary>
    </LocaleContext>
  )
}
