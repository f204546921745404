import { ChevronDown } from 'lucide-react'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalCard } from '#lib/professionals/contract.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { ProfessionalT } from './rating-line.tsx'
import { ScoreParts } from './score-parts.tsx'

type Props = { professional: ProfessionalCard; locale: Locale; t: ProfessionalT }

/** A disclosure of the three parts of the score, with the figures behind each. */
export function WhyThisPosition({ professional, locale, t }: Props) {
  return (
    <details className="group mt-auto border-t border-dashed border-line pt-1 text-sm text-ink-soft">
      <summary className="flex min-h-11 list-none items-center justify-between font-semibold text-ink marker:hidden">
        {t('professionals.ranking.why')}
        <ChevronDown
          className="size-5 text-ink-soft transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ScoreParts professional={professional} locale={locale} t={t} />
      <a
        href={localizedPath(PATHS.reviews, locale)}
        className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
      >
        {t('professionals.ranking.how')}
      </a>
    </details>
  )
}
