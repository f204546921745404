import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayText } from '#client/health/days.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useStored } from '#client/use-stored.ts'
import { clockText } from '#lib/format/clock-text.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { toolOf } from '#lib/timers/tool-config.ts'
import { toolPath } from '#lib/tools/tools.ts'
import { $history } from '#stores/timers/history.ts'
import { CitrusLink, Tile } from './tile.tsx'

/** The last timer, to be run once more as it was left; for somebody without one, which there are. */
export function TimerTile(): ReactNode {
  const t = useT('welcome', 'timers', 'health')
  const locale = useLocale()
  const last = useStored($history).at(-1)
  return (
    <Tile
      citrus
      title={last ? t(`timers.keep.mode.${last.mode}`) : t('welcome.timer.title')}
      note={last && dayText(last.day, t, locale)}
    >
      {last ? (
        <p className="mt-2 font-display text-3xl font-heading tracking-tight tabular">
          {clockText(last.seconds)}
        </p>
      ) : (
        <p className="mt-2 font-display text-xl font-heading tracking-tight">
          {t('welcome.timer.modes')}
        </p>
      )}
      <CitrusLink href={localizedPath(toolPath(last ? toolOf(last.mode) : 'timer'), locale)}>
        <Play aria-hidden="true" className="size-5" />
        {t(last ? 'welcome.timer.again' : 'welcome.timer.start')}
      </CitrusLink>
    </Tile>
  )
}
