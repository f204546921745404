import type { ReactNode } from 'react'
import { useLocale } from '#client/texts/use-t.ts'
import { localizedPath } from '#lib/i18n/locales.ts'

type Props = { path: string; children: string }

/** A link within a form, to a page that opens beside it: nothing typed is lost. */
export function NewTabLink({ path, children }: Props): ReactNode {
  const locale = useLocale()
  return (
    <a
      href={localizedPath(path, locale)}
      target="_blank"
      rel="noopener"
      className="font-medium text-pine underline underline-offset-4"
    >
      {children}
    </a>
  )
}
