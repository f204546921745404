import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import type { ProfessionalProfile } from '#lib/professionals/schemas.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { profilePath } from '#lib/site/routes.ts'
import { Table, type Column } from '#ui/table.tsx'
import { comparedRows, type ComparedRow } from './compared-rows.ts'

type Props = { people: readonly ProfessionalProfile[] }

/** Two or three professionals side by side. On a phone the table scrolls under its first column. */
export function Compare({ people }: Props) {
  const t = useT('professionals', 'shortlist')
  const locale = useLocale()
  const columns: Column<ComparedRow>[] = [
    {
      key: 'criterion',
      label: <span className="sr-only">{t('shortlist.table.criterion')}</span>,
      cell: ({ label }) => <span className="block w-30 py-2 text-xs sm:w-auto">{label}</span>,
    },
    ...people.map((professional, index) => ({
      key: professional.id,
      label: (
        <a
          href={localizedPath(profilePath(professional.type, professional.id), locale)}
          className="link"
        >
          {professionalName(professional, t)}
        </a>
      ),
      cell: ({ values }: ComparedRow) => <Value>{values[index]}</Value>,
    })),
  ]
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('shortlist.table.title')}</h2>
      {people.length > 1 ? (
        <Table
          caption={t('shortlist.table.title')}
          columns={columns}
          rows={comparedRows(people, t, locale)}
          rowKey={({ label }) => label}
          dense
        />
      ) : (
        <p className="text-ink-soft">{t('shortlist.table.hint')}</p>
      )}
    </section>
  )
}

function Value({ children }: { children: ReactNode }) {
  return <span className="block min-w-40 py-2">{children}</span>
}
