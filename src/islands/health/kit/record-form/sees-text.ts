import { perLocale } from '#lib/format/per-locale.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import type { Flag } from '#lib/health/flags.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { inSentence } from '#lib/format/in-sentence.ts'
import type { Viewers } from './who-sees.ts'

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

type Writing = { t: T<'health' | 'healthBands' | 'healthRegister'>; locale: Locale }

/** What professionals are called: by their first name. */
export function firstName({ name, type }: Authorization['professional'], t: T<'health'>): string {
  return name?.split(' ')[0] ?? t(`health.profession.${type}`)
}

/** Flags within a sentence: `peso, tensión y frecuencia cardiaca`. */
export function flagsText(
  flags: readonly Flag[],
  { t, locale }: { t: T<'health'>; locale: Locale },
): string {
  return lists(locale).format(flags.map((flag) => inSentence(t(`health.flag.${flag}`))))
}

/**
 * Who will see what of a record, in one sentence: `Leire verá peso y tensión; Iker, peso; el resto, solo tú.`
 *
 * @param isShort how many kinds of values each sees, instead of which
 */
export function seesText(
  { viewers, onlyOwner }: Viewers,
  writing: Writing,
  isShort = false,
): string {
  const { t } = writing
  if (viewers.length === 0) return t('healthRegister.sees.onlyYou')
  const parts = viewers.map(({ authorization, flags }, index) => {
    const name = firstName(authorization.professional, t)
    const what = isShort ? String(flags.length) : flagsText(flags, writing)
    return index === 0
      ? t('healthRegister.sees.first', { name, what })
      : t('healthRegister.sees.other', { name, what })
  })
  if (onlyOwner.length > 0 && !isShort) parts.push(t('healthRegister.sees.rest'))
  return `${parts.join('; ')}.`
}
