import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import type { EditionContent } from '#lib/admin/newsletter/edition.ts'
import { formatCount } from '#lib/format/number.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { NEWSLETTER_INTERESTS } from '#lib/newsletter/interests.ts'
import { Choice } from '#ui/choice.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import type { Draft } from './use-draft.ts'
import { useRecipients } from './use-recipients.ts'

/** Who an edition is for, and how many that are. */
export function Audience({ draft }: { draft: Draft }): ReactNode {
  const t = useT('adminNewsletter', 'newsletterForm')
  const { languages, interests } = draft.content
  return (
    <section
      aria-label={t('adminNewsletter.audience.heading')}
      className="grid min-w-0 gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h2 className="text-lg">{t('adminNewsletter.audience.heading')}</h2>
      <Count content={draft.content} />
      <FieldGroup legend={t('adminNewsletter.audience.languages')}>
        <span className="flex flex-wrap gap-2">
          {LOCALES.map((language) => (
            <Choice
              key={language}
              type="checkbox"
              checked={languages.includes(language)}
              onChange={() => draft.change({ languages: toggled(languages, language) })}
            >
              {t(`newsletterForm.locales.${language}`)}
            </Choice>
          ))}
        </span>
      </FieldGroup>
      <FieldGroup
        legend={t('adminNewsletter.audience.interests')}
        help={t('adminNewsletter.audience.help')}
      >
        <span className="flex flex-wrap gap-2">
          {NEWSLETTER_INTERESTS.map((topic) => (
            <Choice
              key={topic}
              type="checkbox"
              checked={interests.includes(topic)}
              onChange={() => draft.change({ interests: toggled(interests, topic) })}
            >
              {t(`newsletterForm.interest.${topic}`)}
            </Choice>
          ))}
        </span>
      </FieldGroup>
    </section>
  )
}

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]

function Count({ content }: { content: EditionContent }) {
  const t = useT('adminNewsletter')
  const locale = useLocale()
  const { recipients, isError, retry } = useRecipients(content)
  if (!recipients) {
    return isError ? (
      <ReadFailed onRetry={retry}>{t('adminNewsletter.audience.failed')}</ReadFailed>
    ) : (
      <p role="status">{t('adminNewsletter.audience.counting')}</p>
    )
  }
  const { es, en } = recipients
  const total = es + en
  return (
    <p role="status" className="grid">
      <span className="font-display text-2xl tabular-nums">
        {t('adminNewsletter.audience.count', { count: total, total: formatCount(total, locale) })}
      </span>
      <span className="text-sm text-ink-soft tabular-nums">
        {t('adminNewsletter.audience.detail', {
          es: formatCount(es, locale),
          en: formatCount(en, locale),
        })}
      </span>
    </p>
  )
}
