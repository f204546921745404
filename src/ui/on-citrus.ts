import { cx } from './cx.ts'

const BUTTON =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-5.5 py-2 text-center leading-tight font-semibold focus-visible:outline-on-citrus'

/** A button or link on citrus, which is light in both themes: the buttons of the theme would not stand out. */
export const onCitrus = {
  primary: cx(BUTTON, 'bg-on-citrus text-citrus hover:opacity-90'),
  quiet: cx(BUTTON, 'border-2 border-on-citrus hover:bg-on-citrus/10'),
} as const
