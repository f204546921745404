/** The topics of the newsletter. */
export const NEWSLETTER_INTERESTS = [
  'weight-loss',
  'muscle-gain',
  'nutrition',
  'cardio',
  'strength',
  'flexibility',
  'mental-health',
  'recipes',
] as const
export type NewsletterInterest = (typeof NEWSLETTER_INTERESTS)[number]
