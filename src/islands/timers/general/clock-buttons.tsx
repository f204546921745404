import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { clockText } from '#lib/format/clock-text.ts'
import { LIMITS } from '#lib/timers/configs.ts'

const STEP = 30
const MOST = LIMITS.clock.minutes.max * 60 + LIMITS.clock.seconds.max

type Props = { seconds: number; onChange: (seconds: number) => void }

/** Half a minute less or more, beside the time. */
export function ClockButtons({ seconds, onChange }: Props) {
  const t = useT('generalTimer')
  const [said, setSaid] = useState('')
  const change = (by: number) => {
    const next = Math.min(MOST, seconds + by)
    if (next <= 0) return
    onChange(next)
    setSaid(clockText(next))
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('generalTimer.shorter')}
        className="stage-small-less"
        onClick={() => change(-STEP)}
      >
        <Minus aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t('generalTimer.longer')}
        className="stage-small-more"
        onClick={() => change(STEP)}
      >
        <Plus aria-hidden="true" />
      </button>
      {/* The focus stays on the button: screen readers do not read the time again by themselves. */}
      <span aria-live="polite" className="sr-only">
        {said}
      </span>
    </>
  )
}
