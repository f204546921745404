import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { PAIN_MAX } from '#lib/health/discipline.ts'
import type { T } from '#lib/i18n/t.ts'
import { FieldGroup } from '#ui/field-group.tsx'
import type { EditorForm } from './use-history-form.ts'

type Props = {
  form: EditorForm
  /** What was noted the last time. */
  last: string | undefined
}

const LEVELS = Array.from({ length: PAIN_MAX + 1 }, (_, level) => level)

/**
 * A pain from 0 to 10 as radios, with the words of both ends and no others: sources disagree on where mild ends and severe
 * begins (Woo 2015, Boonstra 2016).
 */
export function PainField({ form, last }: Props): ReactNode {
  const t = useT('clientHistory')
  const clear = () => {
    form.set({ pain_level: '' })
    // The button goes.
    form.focus('pain_level')
  }
  return (
    <FieldGroup legend={t('clientHistory.pain.legend')} help={last}>
      <span className="grid grid-cols-6 gap-1.5 sm:grid-cols-11 sm:gap-1">
        {LEVELS.map((level) => (
          <label
            key={level}
            className="choice relative grid min-h-15 grid-rows-[1fr_auto] place-items-center items-end rounded-control border border-edge py-1.5 font-medium tabular hover:bg-surface-2 has-checked:border-transparent has-checked:bg-pine has-checked:text-on-pine"
          >
            <input
              type="radio"
              {...form.box('pain_level', String(level))}
              aria-label={endName(level, t)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
            />
            <span
              aria-hidden="true"
              style={{ height: `${4 + level * 2}px` }}
              className="w-2 rounded-full bg-pine/55 chosen:bg-citrus dark:chosen:bg-on-pine"
            />
            {level}
          </label>
        ))}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-4 text-xs text-ink-soft">
        <span>{t('clientHistory.pain.low')}</span>
        {form.values.pain_level !== '' && (
          <button
            type="button"
            aria-label={t('clientHistory.pain.clearName')}
            onClick={clear}
            className="link px-2 text-sm"
          >
            {t('clientHistory.pain.clear')}
          </button>
        )}
        <span className="text-end">{t('clientHistory.pain.high')}</span>
      </span>
    </FieldGroup>
  )
}

/** The ends are named by their words too; the numbers between by themselves. */
function endName(level: number, t: T<'clientHistory'>) {
  if (level === 0) return t('clientHistory.pain.low')
  return level === PAIN_MAX ? t('clientHistory.pain.high') : undefined
}
