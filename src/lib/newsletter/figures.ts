/** Figures that the newsletter aims at. They are not measured, so they are shown only where marked as targets. */
export const NEWSLETTER_TARGETS = {
  /** Thousands of subscribers. */
  subscribers: '15K+',
  perWeek: '2',
  stars: '5',
} as const
