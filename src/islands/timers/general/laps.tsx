import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import { lapText } from '../duration.ts'

type Props = { laps: readonly number[]; of: 'laps' | 'rounds' }

/** Laps or rounds with their times and cumulative times, the last one first. */
export function Laps({ laps, of }: Props) {
  const t = useT('generalTimer')
  if (laps.length === 0) return null
  const sums = laps.map((_, n) => laps.slice(0, n + 1).reduce((sum, lap) => sum + lap, 0))
  return (
    <div
      className="stage-laps"
      role="region"
      aria-label={caption(t, of)}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- scrolled by keyboard
      tabIndex={0}
    >
      <table className="w-full tabular">
        <caption className="sr-only">{caption(t, of)}</caption>
        <thead>
          <tr>
            <th scope="col">
              {of === 'laps' ? t('generalTimer.laps.lap') : t('generalTimer.laps.round')}
            </th>
            <th scope="col">{t('generalTimer.laps.time')}</th>
            <th scope="col">{t('generalTimer.laps.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {laps
            .map((lap, n) => ({ lap, n }))
            .reverse()
            .map(({ lap, n }) => (
              <tr key={n}>
                <th scope="row">{n + 1}</th>
                <td>{lapText(lap, t)}</td>
                <td>{lapText(sums[n]!, t)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

const caption = (t: T<'generalTimer'>, of: Props['of']) =>
  of === 'laps' ? t('generalTimer.laps.caption') : t('generalTimer.laps.roundsCaption')
