import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Professional } from '#lib/admin/professionals-schemas.ts'
import { formatDate } from '#lib/format/date.ts'
import { formatMoment } from '#lib/format/moment.ts'
import { formatRating } from '#lib/format/number.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { isOneOf } from '#lib/one-of.ts'
import { ALL_SPECIALTIES } from '#lib/professionals/specialties.ts'
import { Fact } from '#ui/fact.tsx'

type Props = { professional: Professional }

/** What an admin needs to know of a professional. */
export function Facts({ professional }: Props): ReactNode {
  const t = useT('adminProfessionals', 'professionals')
  const locale = useLocale()
  const { type, fullName, city, experienceYears, totalReviews, rating, score, createdAt } =
    professional
  const none = t('adminProfessionals.detail.none')
  const rows: [label: string, value: string][] = [
    [t('adminProfessionals.profession.label'), t(`adminProfessionals.profession.of.${type}`)],
    [t('adminProfessionals.detail.fullName'), fullName ?? none],
    [t('adminProfessionals.detail.city'), city ?? none],
    [t('adminProfessionals.detail.specialization'), specialtiesOf(professional, t) || none],
    [
      t('adminProfessionals.detail.experience'),
      t('adminProfessionals.detail.years', { count: experienceYears }),
    ],
    [
      t('adminProfessionals.detail.reviews'),
      totalReviews === 0
        ? t('adminProfessionals.detail.noReviews')
        : t('adminProfessionals.detail.rating', {
            rating: formatRating(rating, locale),
            count: totalReviews,
          }),
    ],
    [t('adminProfessionals.score'), formatRating(score, locale)],
    [t('adminProfessionals.created'), formatDate(createdAt, locale)],
    [t('adminProfessionals.detail.access'), accessOf(professional, t, locale)],
  ]
  return (
    <dl className="text-sm">
      {rows.map(([label, value]) => (
        <Fact key={label} name={label}>
          {value}
        </Fact>
      ))}
    </dl>
  )
}

const specialtiesOf = ({ specialization }: Professional, t: T<'professionals'>): string =>
  specialization
    .filter((slug) => isOneOf(ALL_SPECIALTIES, slug))
    .map((slug) => t(`professionals.specialty.${slug}`))
    .join(', ')

function accessOf(
  { hasPassword, isDisabled, linkUntil }: Professional,
  t: T<'adminProfessionals'>,
  locale: Locale,
): string {
  if (isDisabled) return t('adminProfessionals.detail.disabled')
  if (hasPassword) return t('adminProfessionals.detail.hasPassword')
  const link = linkUntil
    ? t('adminProfessionals.detail.linkUntil', { date: formatMoment(linkUntil, locale) })
    : t('adminProfessionals.detail.noLink')
  return `${t('adminProfessionals.detail.noPassword')}. ${link}.`
}
