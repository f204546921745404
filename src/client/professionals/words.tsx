import { useLocale, useT } from '#client/texts/use-t.ts'
import { otherThan } from '#lib/i18n/other-than.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import { WrittenIn } from './written-in.tsx'

type Quoted = Pick<ProfessionalCard, 'quote' | 'quoteLocale'>
type Opened = Pick<ProfessionalCard, 'quoteLocale' | 'opening' | 'openingLocale'>

/** What somebody wrote about a professional, else what they begin their own text with; nothing without either. */
export function Words({ professional }: { professional: Quoted & Opened }) {
  const t = useT('professionals')
  const locale = useLocale()
  if (professional.quote) {
    const language = otherThan(locale, professional.quoteLocale)
    return (
      <div className="quote">
        <blockquote lang={language} className="inline">
          {t('professionals.quoted', { text: professional.quote })}
        </blockquote>{' '}
        <WrittenIn language={language} />
      </div>
    )
  }
  // An empty line keeps the rows of a grid.
  return (
    <p className="quote line-clamp-3">
      <Opening professional={professional} />
    </p>
  )
}

/** What an own text begins with, after its language, unless that is said with a quotation: the end may be cut. */
export function Opening({
  professional: { quoteLocale, opening, openingLocale },
}: {
  professional: Opened
}) {
  const locale = useLocale()
  const language = otherThan(locale, openingLocale)
  return (
    <>
      {language && language !== quoteLocale && (
        <>
          <WrittenIn language={language} /> ·{' '}
        </>
      )}
      <span lang={language}>{opening}</span>
    </>
  )
}
