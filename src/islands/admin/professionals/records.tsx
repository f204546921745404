import { useId, useState, type ReactNode } from 'react'
import { searchOf } from '#client/address/address.ts'
import { Link } from '#client/address/link.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Professional } from '#lib/admin/professionals-schemas.ts'
import { formatDate } from '#lib/format/date.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { ADMIN } from '../address.ts'
import { RecordDialog } from '../verifications/record-dialog.tsx'

type Props = { professional: Professional }

/** The records about a professional. */
export function Records({ professional }: Props): ReactNode {
  const t = useT('adminProfessionals', 'adminVerifications')
  const [open, setOpen] = useState(false)
  const titleId = useId()
  const { records } = professional
  return (
    <section aria-labelledby={titleId} className="grid gap-2 border-t border-line pt-3">
      <h3 id={titleId} className="font-medium">
        {t('adminProfessionals.detail.records')}
      </h3>
      {records.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('adminProfessionals.detail.noRecords')}</p>
      ) : (
        <ul className="grid">
          {records.map((record) => (
            <li key={record.id}>
              <RecordLink record={record} />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t('adminVerifications.record.open')}
      </Button>
      <RecordDialog professional={professional} open={open} onClose={() => setOpen(false)} />
    </section>
  )
}

type RecordProps = { record: Professional['records'][number] }

function RecordLink({ record }: RecordProps) {
  const t = useT('adminProfessionals', 'adminVerifications')
  const locale = useLocale()
  const { id, certificate, state, decidedAt, createdAt } = record
  return (
    <Link
      href={`${localizedPath(PATHS.admin, locale)}${searchOf(ADMIN, { tab: 'verifications', state, verification: id })}`}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1 text-sm underline underline-offset-4"
    >
      <span className="min-w-0 break-words">
        {t('adminProfessionals.detail.record', {
          what: certificate ?? t('adminProfessionals.detail.profession'),
          state: t(`adminVerifications.state.of.${state}`),
        })}
      </span>
      <span className="text-ink-soft">{formatDate(decidedAt ?? createdAt, locale)}</span>
    </Link>
  )
}
