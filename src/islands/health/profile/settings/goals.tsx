import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { MEASURES, type MeasuredName } from '#lib/health/measures.ts'
import { unitFor } from '#lib/health/quantities.ts'
import { showMeasure } from '#lib/health/reading.ts'
import { Button } from '#ui/button.tsx'
import { unitText } from '#client/health/kinds.ts'
import { ROW_ACTION } from '../row.tsx'
import type { ProfileMessages } from '../messages.ts'
import { GoalDialog } from './goal-dialog.tsx'
import { GOAL_MEASURES } from './goal-measures.ts'
import { SettingFailed } from './setting-failed.tsx'
import type { SettingsState } from './use-settings.ts'

type Props = { words: ProfileMessages; state: SettingsState }
/** A dialog about the goal of a measure; null for a new one. */
type Asked = { measure: MeasuredName | null; turn: number; isOpen: boolean }

/** What somebody wants to reach, measure by measure. */
export function Goals({ words, state }: Props): ReactNode {
  const t = useT('health', 'healthProfile')
  const locale = useLocale()
  const { units } = words
  const { settings, save, forgetFailure } = state
  const [asked, setAsked] = useState<Asked | null>(null)
  const isOpen = asked?.isOpen ?? false
  const { goals } = settings
  const set = GOAL_MEASURES.filter((measure) => goals[measure] !== undefined)
  const ask = (measure: MeasuredName | null) => {
    forgetFailure()
    setAsked({ measure, turn: (asked?.turn ?? 0) + 1, isOpen: true })
  }
  // What is saved after its dialog was closed says nothing of the next one.
  const close = (turn: number) => {
    setAsked((now) => (now?.turn === turn ? { ...now, isOpen: false } : now))
  }
  const remove = (measure: MeasuredName) => {
    const { [measure]: _removed, ...others } = goals
    void save({ goals: others })
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div>
        <h3 className="text-lg">{t('healthProfile.goals.title')}</h3>
        <p className="text-sm text-ink-soft">{t('healthProfile.goals.text')}</p>
      </div>
      {set.length === 0 ? (
        <p className="text-sm">{t('healthProfile.goals.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {set.map((measure) => {
            const { quantity } = MEASURES[measure]
            const unit = unitFor(quantity, units)
            const name = t(`health.measure.${measure}`)
            return (
              <li
                key={measure}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
              >
                <span className="font-medium">{name}</span>
                <span className="tabular max-sm:row-start-2">
                  {showMeasure(goals[measure]!, measure, unit, locale)}{' '}
                  {unitText(unit, quantity, t)}
                </span>
                <span className="flex gap-x-4 max-sm:row-span-2">
                  <button
                    type="button"
                    aria-label={t('healthProfile.goals.editOf', { measure: name })}
                    onClick={() => ask(measure)}
                    className={ROW_ACTION}
                  >
                    {t('healthProfile.goals.edit')}
                  </button>
                  <button
                    type="button"
                    aria-label={t('healthProfile.goals.removeOf', { measure: name })}
                    onClick={() => remove(measure)}
                    className={ROW_ACTION}
                  >
                    {t('healthProfile.goals.remove')}
                  </button>
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {!isOpen && <SettingFailed state={state} name="goals" />}
      {set.length < GOAL_MEASURES.length && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => ask(null)}>
          <Plus aria-hidden="true" className="size-4.5" />
          {t('healthProfile.goals.add')}
        </Button>
      )}
      {asked && (
        <GoalDialog
          key={asked.turn}
          open={isOpen}
          measure={asked.measure}
          words={words}
          state={state}
          onClose={() => {
            forgetFailure()
            close(asked.turn)
          }}
        />
      )}
    </div>
  )
}
