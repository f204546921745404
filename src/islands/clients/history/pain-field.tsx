import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { PAIN_MAX } from '#lib/health/discipline.ts'
import type { T } from '#lib/i18n/t.ts'
import { FieldGroup } from '#ui/field-group.tsx'
import type { EditorForm } from './use-history-form.ts'

type Props = { form: EditorForm }

const LEVELS = Array.from({ length: PAIN_MAX + 1 }, (_, level) => level)

/** The words under the figures, with the first figure of each: a convention, on which sources disagree (Boonstra 2016). */
const WORDS = [
  ['none', 0],
  ['mild', 1],
  ['moderate', 4],
  ['severe', 7],
] as const

/** A pain from 0 to 10 as radios. */
export function PainField({ form }: Props): ReactNode {
  const t = useT('clientHistory')
  const { pain_level: level = '' } = form.values
  const now = level === '' ? null : WORDS.findLast(([, first]) => Number(level) >= first)?.[0]
  const clear = () => {
    form.set({ pain_level: '' })
    // The button goes.
    form.focus('pain_level')
  }
  return (
    <FieldGroup legend={t('clientHistory.pain.legend')}>
      <span className="pain-scale">
        {LEVELS.map((one) => (
          <label
            key={one}
            className="choice relative grid min-h-15 grid-rows-[1fr_auto] place-items-center items-end rounded-control border border-edge py-1.5 font-medium tabular hover:bg-surface-2 has-checked:border-transparent has-checked:bg-pine has-checked:text-on-pine"
          >
            <input
              type="radio"
              {...form.box('pain_level', String(one))}
              aria-label={endName(one, t)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
            />
            <span
              aria-hidden="true"
              style={{ height: `${4 + one * 2}px` }}
              className="w-2 rounded-full bg-pine/55 chosen:bg-citrus dark:chosen:bg-on-pine"
            />
            {one}
          </label>
        ))}
      </span>
      <span className="pain-words">
        {WORDS.map(([word]) => (
          <span key={word} className={word === now ? 'is-now' : undefined}>
            {t(`clientHistory.pain.word.${word}`)}
          </span>
        ))}
      </span>
      {level !== '' && (
        <button
          type="button"
          aria-label={t('clientHistory.pain.clearName')}
          onClick={clear}
          className="link self-end px-2 text-sm"
        >
          {t('clientHistory.pain.clear')}
        </button>
      )}
    </FieldGroup>
  )
}

/** The ends are named by their words too; the numbers between by themselves. */
function endName(level: number, t: T<'clientHistory'>) {
  if (level === 0) return t('clientHistory.pain.low')
  return level === PAIN_MAX ? t('clientHistory.pain.high') : undefined
}
