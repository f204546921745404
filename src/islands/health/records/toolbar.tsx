import { Download, EllipsisVertical, FileJson, FileUp, HeartPulse, Printer } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { useIsDemo } from '#client/data/data.ts'
import { saveFile } from '#client/save-file.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import { Button } from '#ui/button.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { Problem } from '#ui/problem.tsx'
import { HEALTH, type DataPartName } from '../kit/address.ts'
import { useRecordReader } from '../kit/pages.ts'

const { path, download } = health.downloadCsv
const { name, type } = download

/** The ways out and in: CSV as a link that the browser downloads, the others in a menu. Without records, the menu alone. */
export function Toolbar({ isEmpty }: { isEmpty: boolean }): ReactNode {
  const t = useT('healthRecords')
  const locale = useLocale()
  const isDemo = useIsDemo()
  const [isFailed, setFailed] = useState(false)
  const open = (what: DataPartName) => go(hrefOf(HEALTH, { tab: 'records', open: what }))
  // The demo has no account, whose password these ask for.
  const exports: MenuItem[] = isDemo
    ? []
    : [
        {
          label: t('healthRecords.menu.json'),
          icon: <FileJson aria-hidden="true" />,
          onSelect: () => open('json'),
        },
        {
          label: t('healthRecords.menu.fhir'),
          icon: <HeartPulse aria-hidden="true" />,
          onSelect: () => open('fhir'),
        },
      ]
  const { readAll } = useRecordReader()
  /** Of the page's own data, by the writer of the API. */
  const downloadDemoCsv = async () => {
    const { csvHead, csvLine } = await import('#lib/health/csv/rows.ts')
    const records = await readAll({})
    const lines = records.map((record) => csvLine(record, locale))
    saveFile(name, new Blob([csvHead(locale), ...lines], { type }))
  }
  const icon = <Download aria-hidden="true" className="size-4.5" />
  return (
    <div className="grid gap-2">
      <div className="flex gap-2 sm:justify-self-end">
        {isEmpty ? null : isDemo ? (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setFailed(false)
              void downloadDemoCsv().catch(() => setFailed(true))
            }}
          >
            {icon}
            {t('healthRecords.csv')}
          </Button>
        ) : (
          <Button variant="quiet" size="sm" href={`${path}?locale=${locale}`} download={name}>
            {icon}
            {t('healthRecords.csv')}
          </Button>
        )}
        <Menu
          label={t('healthRecords.menu.label')}
          items={[
            {
              label: t('healthRecords.menu.import'),
              icon: <FileUp aria-hidden="true" />,
              onSelect: () => open('import'),
            },
            {
              label: t('healthRecords.menu.print'),
              icon: <Printer aria-hidden="true" />,
              onSelect: () => open('print'),
            },
            ...exports,
          ]}
        >
          <EllipsisVertical aria-hidden="true" className="size-4.5" />
          <span className="max-sm:hidden">{t('healthRecords.menu.button')}</span>
        </Menu>
      </div>
      {isFailed && <Problem>{t('healthRecords.csvFailed')}</Problem>}
    </div>
  )
}
