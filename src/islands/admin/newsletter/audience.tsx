import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import type { Form, FormProps } from '#client/form/use-form.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import type { EditionContent } from '#lib/admin/newsletter/edition.ts'
import { formatCount } from '#lib/format/number.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { NEWSLETTER_INTERESTS } from '#lib/newsletter/interests.ts'
import { useRecipients } from './use-recipients.ts'

type Props = { form: Form<EditionContent>; formProps: FormProps }

/** Who an edition is for, and how many that are. */
export function Audience({ form, formProps }: Props): ReactNode {
  const t = useT('adminNewsletter', 'newsletterForm')
  return (
    <section
      aria-label={t('adminNewsletter.audience.heading')}
      className="grid min-w-0 gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h2 className="text-lg">{t('adminNewsletter.audience.heading')}</h2>
      <Count content={form.values} />
      <form {...formProps} className="grid min-w-0 gap-4">
        <Fields
          form={form}
          of={{
            languages: {
              kind: 'some',
              label: t('adminNewsletter.audience.languages'),
              options: LOCALES.map((one) => [one, t(`newsletterForm.locales.${one}`)]),
            },
            interests: {
              kind: 'some',
              label: t('adminNewsletter.audience.interests'),
              help: t('adminNewsletter.audience.help'),
              options: NEWSLETTER_INTERESTS.map((one) => [
                one,
                t(`newsletterForm.interest.${one}`),
              ]),
            },
          }}
        />
      </form>
    </section>
  )
}

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
      <span className="font-display text-2xl tabular">
        {t('adminNewsletter.audience.count', { count: total, total: formatCount(total, locale) })}
      </span>
      <span className="text-sm text-ink-soft tabular">
        {t('adminNewsletter.audience.detail', {
          es: formatCount(es, locale),
          en: formatCount(en, locale),
        })}
      </span>
    </p>
  )
}
