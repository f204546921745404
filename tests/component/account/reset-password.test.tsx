import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ResetPassword } from '#islands/auth/reset-password.tsx'
import { TEXTS } from '#lib/i18n/texts.ts'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { departedTo } from '../support/departures.ts'
import { mount } from '../support/mount.tsx'

const t = textsOf('es')

test('a link without its token is reported, and leads to another one', async () => {
  mount(<ResetPassword locale="es" texts={TEXTS.es} />, { at: PATHS.resetPassword })
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(t('auth.reset.badLink'))).toBeVisible()
  await expect.poll(departedTo, { timeout: 10_000 }).toEqual([PATHS.forgotPassword])
})
