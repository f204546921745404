import type { Locale } from '#lib/i18n/locales.ts'

/** The page of a video on YouTube. */
export const watchUrl = (youtubeId: string) => `https://www.youtube.com/watch?v=${youtubeId}`

/** YouTube's player without cookies; afterwards it suggests only videos of the same channel. */
export const playerUrl = (youtubeId: string, locale: Locale) =>
  `https://www.youtube-nocookie.com/embed/${youtubeId}?rel=0&playsinline=1&hl=${locale}`
