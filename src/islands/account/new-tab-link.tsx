import type { ReactNode } from 'react'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'

type Props = { path: string; locale: Locale; children: string }

/** A link within a form, to a page that opens beside it: nothing typed is lost. */
export function NewTabLink({ path, locale, children }: Props): ReactNode {
  return (
    <a
      href={localizedPath(path, locale)}
      target="_blank"
      rel="noopener"
      className="font-semibold text-pine underline underline-offset-4"
    >
      {children}
    </a>
  )
}
