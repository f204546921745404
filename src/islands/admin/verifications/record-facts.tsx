import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Verification } from '#lib/admin/verifications-schemas.ts'
import { formatDate } from '#lib/format/date.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { Fact } from '#ui/fact.tsx'

type Props = { record: Verification }

/** What is known of a record: what it is about, and what was decided. */
export function RecordFacts({ record }: Props): ReactNode {
  const t = useT('adminVerifications')
  const locale = useLocale()
  const { certificate, fullName, state, endCause, decidedAt, decidedBy, checks } = record
  const { grounds, reason } = record
  const rows: [label: string, value: ReactNode][] = [
    [t('adminVerifications.detail.fullName'), fullName ?? t('adminVerifications.detail.none')],
  ]
  // The profession stands in the head.
  if (certificate !== null) rows.unshift([t('adminVerifications.certificate'), certificate])
  if (state !== 'waiting') {
    rows.push([t('adminVerifications.state.label'), t(`adminVerifications.state.of.${state}`)])
  }
  if (decidedAt !== null) {
    const date = formatDate(decidedAt, locale)
    const name = decidedBy ?? t('adminVerifications.detail.somebody')
    rows.push([
      t('adminVerifications.detail.decided'),
      t('adminVerifications.detail.by', { date, name }),
    ])
    if (state !== 'refused' && grounds === null) rows.push(...checkedRows(record, t, locale))
  }
  if (grounds !== null) rows.push([t('adminVerifications.detail.grounds'), grounds])
  if (checks.length > 0) {
    const names = checks.map((check) => t(`adminVerifications.check.of.${check}`))
    rows.push([t('adminVerifications.detail.checked'), names.join('. ')])
  }
  if (endCause)
    rows.push([t('adminVerifications.detail.ended'), t(`adminVerifications.end.${endCause}`)])
  if (reason) rows.push([t('adminVerifications.detail.reason'), reason])
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

function checkedRows(
  record: Verification,
  t: T<'adminVerifications'>,
  locale: Locale,
): [string, ReactNode][] {
  const { register, number, validUntil } = record
  const none = t('adminVerifications.detail.none')
  return [
    [t('adminVerifications.register'), register ?? none],
    [t('adminVerifications.number'), number ?? none],
    [
      t('adminVerifications.validUntil'),
      validUntil ? formatDate(validUntil, locale) : t('adminVerifications.detail.never'),
    ],
  ]
}
