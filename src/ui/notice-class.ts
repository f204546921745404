/** The box of a notice about the page, with room for a button at its end. */
export const NOTICE =
  'mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control bg-surface-2 px-4 py-3 text-sm'
