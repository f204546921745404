/** The box of every text control: 48 px high, borders with 3:1 contrast, clay when invalid. */
export const CONTROL =
  'min-h-12 w-full min-w-0 rounded-control border border-edge bg-surface px-3.5 py-2 text-base text-ink placeholder:text-ink-soft hover:border-ink-soft data-invalid:border-2 data-invalid:border-clay-strong disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-2 disabled:text-ink-soft'
