import { TIMER_MODES } from '#lib/timers/configs.ts'
import type { GeneralT } from '../texts.ts'
import { MODE_LABELS } from './fields.ts'

/** The modes as native radios: they work by arrow keys, and before React. */
export function ModeTabs({ t }: { t: GeneralT }) {
  return (
    <fieldset className="timer-modes">
      <legend>{t('timers.general.modes')}</legend>
      <div>
        {TIMER_MODES.map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              name="mode"
              value={mode}
              defaultChecked={mode === 'countdown'}
              className="sr-only"
            />
            {t(MODE_LABELS[mode])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
