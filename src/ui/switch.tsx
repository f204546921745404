import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from './cx.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & {
  /** The texts of the states; colour and tick only repeat them. */
  onText: string
  offText: string
  /** Shown instead while it is on without effect; the caller explains why. */
  heldText?: string | undefined
}

const TRACK =
  'relative h-7.5 w-13 shrink-0 rounded-full border-[1.5px] border-edge bg-surface-2 transition-colors duration-150 chosen:border-pine chosen:bg-pine'
const THUMB =
  'absolute start-0.75 top-0.75 grid size-5.25 place-items-center rounded-full bg-edge text-transparent transition-[translate] duration-150 chosen:translate-x-5.5'

/**
 * A setting that is on or off and applies at once. The caller names it: by `aria-label`, or by a label for its `id`.
 */
export function Switch({ onText, offText, heldText, ...input }: SwitchProps): ReactNode {
  const wordId = useId()
  return (
    <span className="choice relative inline-flex min-h-11 items-center gap-2.5 text-sm font-medium whitespace-nowrap">
      <span id={wordId} aria-hidden="true" className="min-w-[4.6em] text-end">
        <span className="hidden chosen:inline">{heldText ?? onText}</span>
        <span className="text-ink-soft chosen:hidden">{offText}</span>
      </span>
      <input
        {...(heldText && { 'aria-describedby': wordId })}
        {...input}
        type="checkbox"
        role="switch"
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className={cx(
          TRACK,
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-pine',
          heldText && 'held',
        )}
      >
        <span className={cx(THUMB, heldText ? 'bg-ink-soft!' : TICKED)}>
          <Check className="size-3.5" strokeWidth={3.5} />
        </span>
      </span>
    </span>
  )
}

const TICKED = 'chosen:bg-on-pine chosen:text-pine'
