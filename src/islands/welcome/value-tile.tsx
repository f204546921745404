import type { ReactNode } from 'react'
import { dayText } from '#client/health/days.ts'
import { unitName } from '#client/health/kinds.ts'
import type { KindReading } from '#client/health/reading-of.ts'
import { changeText, courseText, latestText } from '#client/health/value-texts.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { HealthUnits } from '#lib/health/quantities.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Sparkline } from '#ui/sparkline.tsx'
import { Tile } from './tile.tsx'

type Props = { reading: KindReading | undefined; units: HealthUnits | undefined }

/** Their first value, which leads to the health centre. */
export function ValueTile({ reading, units }: Props): ReactNode {
  const t = useT('welcome', 'health', 'healthBands')
  const locale = useLocale()
  const centre = localizedPath(PATHS.health, locale)
  const link = 'after:absolute after:inset-0 after:rounded-card'
  if (!reading || !units) {
    return (
      <Tile title={t('welcome.health.title')} className="hover:border-edge">
        <p className="mt-2 text-sm text-ink-soft">{t('welcome.health.none')}</p>
        <a href={centre} className={`mt-auto link ${link}`}>
          {t('welcome.health.open')}
        </a>
      </Tile>
    )
  }
  const { kind, recordDate, line } = reading
  const reader = { t, locale, units }
  const name = t(`health.measure.${kind}`)
  return (
    <Tile title={name} note={dayText(recordDate, t, locale)} className="hover:border-edge">
      <p className="mt-2 font-display text-2xl font-heading tracking-tight whitespace-nowrap tabular">
        <a href={`${centre}?chart=${kind}`} className={link}>
          <span className="sr-only">{`${name}: `}</span>
          {latestText(reading, reader)}
        </a>
        <small className="ms-1 font-sans text-base font-normal tracking-normal text-ink-soft">
          {unitName(kind, units, t)}
        </small>
      </p>
      {line.length > 1 && (
        <Sparkline
          points={line}
          old={changeText(reading, reader).kind === 'old'}
          className="me-1.5 mt-3 lg:mt-5"
        />
      )}
      <p className="mt-auto pt-2 text-sm text-ink-soft">{courseText(reading, reader)}</p>
    </Tile>
  )
}
