import { BadgeCheck } from 'lucide-react'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import { verifiedText } from '#lib/professionals/verified.ts'

type Props = { professional: Pick<ProfessionalCard, 'verification'> }

/** What was checked, as the name of a badge behind a person's, also on hover; nothing unless verified. */
export function VerifiedBadge({ professional: { verification } }: Props) {
  const t = useT('professionals')
  const locale = useLocale()
  if (!verification) return null
  return (
    <span className="whitespace-nowrap">
      {/* A word joiner: the badge wraps with the last word, never alone. */}
      {'\u2060'}
      <BadgeCheck role="img" className="ms-1 inline size-5 align-text-bottom text-pine">
        <title>{t('professionals.badge', { what: verifiedText(verification, t, locale) })}</title>
      </BadgeCheck>
    </span>
  )
}

/** The same in a page without a script. */
export const StaticVerifiedBadge = island(VerifiedBadge, 'professionals')
