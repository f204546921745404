import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { LOCALE_TAGS } from '#lib/i18n/locales.ts'
import type { FileContent, OpenFile } from './use-file.ts'

type Props = { file: OpenFile; read: FileContent }

/** What became of every value of the file: none is left out without being counted here. */
export function CellSum({ file: { table }, read: { cells } }: Props): ReactNode {
  const t = useT('healthData')
  const locale = useLocale()
  const { kinds = 0, sameDay = 0 } = table.besides ?? {}
  const columns = cells.columns.flatMap((count, index) => (count > 0 ? [{ count, index }] : []))
  const names = columns.map(({ count, index }) => {
    const name = table.header[index]?.trim()
    return `${name || t('healthData.import.match.column', { number: index + 1 })} (${count})`
  })
  const list = (items: readonly string[]) =>
    new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'conjunction' }).format(items)
  const left = columns.reduce((sum, { count }) => sum + count, 0)
  const count = (name: 'used' | 'empty' | 'refused' | 'kinds' | 'sameDay', value: number) =>
    value > 0 ? t(`healthData.import.sum.${name}`, { count: value }) : null
  const nothing = cells.nothing + cells.zeros
  const lines = [
    t('healthData.import.sum.used', { count: cells.used }),
    left > 0 && t('healthData.import.sum.columns', { count: left, names: list(names) }),
    nothing > 0 && t('healthData.import.sum.nothing', { count: nothing }),
    count('empty', cells.empty),
    count('kinds', kinds),
    count('sameDay', sameDay),
    count('refused', cells.refused),
  ].filter((line) => typeof line === 'string')
  return (
    <section aria-labelledby="import-sum" className="grid gap-1 text-sm text-ink-soft">
      <h3 id="import-sum" className="font-sans text-base font-medium tracking-normal text-ink">
        {t('healthData.import.sum.title')}
      </h3>
      <p>{t('healthData.import.sum.read', { count: cells.read + kinds + sameDay })}</p>
      <ul className="list-disc ps-5 wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {table.outside.length > 0 && (
        <p>
          {t('healthData.import.sum.outside', {
            count: table.outside.length,
            lines: list(table.outside.slice(0, LINES_MAX).map(String)),
          })}
          {table.outside.length > LINES_MAX && '…'}
        </p>
      )}
    </section>
  )
}

/** More than anybody looks up. */
const LINES_MAX = 12
