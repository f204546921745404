import { expect, type Page } from '@playwright/test'
import { DEMO_PEOPLE } from '#db/seed/demo-people.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { profilePath } from '#lib/site/routes.ts'
import { solveSum } from './sum.ts'
import { textsOf } from './texts.ts'

/** The demo trainer, who can sign in. */
const TRAINER = DEMO_PEOPLE.find(
  ({ professional }) => professional.type === 'trainer',
)!.professional

export const WRITTEN = 'Nunca he pisado un gimnasio. ¿Puedo los martes?'

/** The contact sheet of a profile. */
export function contactOn(page: Page, locale: Locale, professionalId: ProfessionalId = TRAINER.id) {
  const t = textsOf(locale)
  const sheet = page.getByRole('dialog')
  return {
    sheet,
    // On a wide screen there are two: below the name, and beside the chapters.
    opener: page
      .getByRole('link', { name: t('profile.contact'), exact: true })
      .and(page.locator('[data-contact]:visible'))
      .first(),
    path: localizedPath(profilePath('trainer', professionalId), locale),
    name: sheet.getByLabel(t('contact.name')),
    objective: sheet.getByLabel(t('contact.objectiveLabel')),
    message: sheet.getByLabel(t('contact.message')),
    next: sheet.getByRole('button', { name: t('contact.next') }),
    send: sheet.getByRole('button', { name: t('contact.send') }),
    /** The short sign-up of a visitor, whose message is written. */
    signUp: async (email: string, password: string) => {
      await sheet.getByLabel(t('auth.email'), { exact: true }).fill(email)
      await sheet.getByLabel(t('auth.password'), { exact: true }).fill(password)
      await solveSum(sheet, locale)
      await sheet.getByRole('checkbox').check()
      await sheet.getByRole('button', { name: t('contact.account.submit') }).click()
    },
    code: async () => {
      const code = /MFA-[0-9a-f]{8}-[0-9A-Z]{8}/
      const said = page.getByText(code)
      await expect(said).toBeVisible()
      await expect(sheet).toBeHidden()
      return code.exec((await said.textContent())!)![0]
    },
  }
}
