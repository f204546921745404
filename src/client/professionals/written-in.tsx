import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'

type Props = {
  /** Where it is not that of the page. */
  language: Locale | undefined
}

/** The language of words that are quoted, beside them; nothing where it is that of the page. */
export function WrittenIn({ language }: Props) {
  const t = useT('professionals')
  return (
    language && (
      <span className="font-sans text-xs font-normal whitespace-nowrap text-ink-soft">
        {t(`professionals.written.${language}`)}
      </span>
    )
  )
}

/** The same in a page without a script. */
export const StaticWrittenIn = island(WrittenIn, 'professionals')
