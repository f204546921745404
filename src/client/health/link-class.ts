/** The look of a link or button within a text, 44 px high. */
export const LINK =
  'inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4'
