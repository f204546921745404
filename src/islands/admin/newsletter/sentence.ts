import type { Recipients } from '#lib/admin/newsletter/schemas.ts'
import { formatMadridMoment } from '#lib/format/madrid-moment.ts'
import { formatCount } from '#lib/format/number.ts'
import type { NewsletterMessages } from './messages.ts'

/** What is going to happen, in a sentence: to how many, and in which languages. */
export function sendingSentence({ t, locale }: NewsletterMessages, { es, en }: Recipients): string {
  const count = es + en
  if (count === 0) return t('adminNewsletter.send.sentence.nobody')
  const total = formatCount(count, locale)
  if (en === 0) return t('adminNewsletter.send.sentence.es', { count, total })
  if (es === 0) return t('adminNewsletter.send.sentence.en', { count, total })
  const parts = { es: formatCount(es, locale), en: formatCount(en, locale) }
  return t('adminNewsletter.send.sentence.both', { count, total, ...parts })
}

/** When it happens. @param at ISO 8601; null for now */
export function whenSentence({ t, locale }: NewsletterMessages, at: string | null): string {
  return at === null
    ? t('adminNewsletter.send.soon')
    : t('adminNewsletter.send.at', { moment: formatMadridMoment(at, locale) })
}
