import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'quiet' | 'refuse' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize }

const BASE =
  'relative inline-flex items-center justify-center gap-2 rounded-full text-center leading-tight transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50'

const VARIANTS = {
  primary:
    'font-semibold bg-pine text-on-pine enabled:hover:bg-pine-strong [a&]:hover:bg-pine-strong',
  quiet:
    'font-medium border border-edge text-ink enabled:hover:bg-surface-2 [a&]:hover:bg-surface-2 aria-pressed:bg-ink! aria-pressed:text-paper',
  // Takes something away beside other choices, none of which is pushed.
  refuse:
    'font-medium border border-clay-strong text-clay-strong enabled:hover:bg-surface-2 [a&]:hover:bg-surface-2',
  danger:
    'font-semibold bg-clay-strong text-surface enabled:hover:brightness-90 [a&]:hover:brightness-90',
} as const satisfies Record<ButtonVariant, string>

/** The smallest is 44 px high, the minimum touch target. */
const SIZES = {
  sm: 'min-h-11 px-4 py-1.5 text-sm',
  md: 'min-h-12 px-5.5 py-2 text-base',
  lg: 'min-h-13.5 px-7 py-2.5 text-base',
} as const satisfies Record<ButtonSize, string>

/**
 * The classes of a button, also for links and buttons in Astro markup.
 *
 * @example <a href="/trainers" class={buttonClass({ variant: 'quiet', size: 'sm' })}>
 */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook = {}): string {
  return cx(BASE, VARIANTS[variant], SIZES[size])
}
