import { lazy } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import type { RecordsProps } from './records-view.tsx'
import { loadTexts } from './texts.ts'

/** The records of a client, with their script and texts: loaded when they are first opened. */
export const recordsOf = (locale: Locale) =>
  lazy(async () => {
    const [{ RecordsView }, texts] = await Promise.all([
      import('./records-view.tsx'),
      loadTexts(locale),
    ])
    const t = createT(texts, locale)
    const Records = (props: Omit<RecordsProps, 't' | 'locale'>) => (
      <RecordsView {...props} t={t} locale={locale} />
    )
    return { default: Records }
  })
