import { expect, test } from 'vitest'
import { TERMS_VERSION } from '#lib/accounts/sign-up.ts'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { missingFacts } from '#lib/site/company.ts'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { open } from './support/site.ts'

test.each(LOCALES)(
  '%s: terms and privacy show the version that a sign-up stores, and what is missing',
  async (locale) => {
    const t = textsOf(locale)
    const shown = new Set<string>()
    for (const path of [PATHS.terms, PATHS.privacy]) {
      const { page } = await open(localizedPath(path, locale))
      const main = page.one('main')
      expect(main.text).toContain(t('documents.version', { version: TERMS_VERSION }))
      for (const gap of main.all('mark')) shown.add(gap.text)
      expect(main.all('[role="note"]')).toHaveLength(missingFacts().length > 0 ? 1 : 0)
    }
    expect(shown).toEqual(
      new Set(
        missingFacts().map((fact) => t('documents.gap', { what: t(`documents.fact.${fact}`) })),
      ),
    )
  },
)
