import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Health } from '#islands/health/health.tsx'
import { TEXTS } from '#lib/i18n/texts.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { allRequests } from '../support/api.ts'
import { mount } from '../support/mount.tsx'

const t = textsOf('es')

test('saves what was measured, and empties its fields', async () => {
  mount(<Health locale="es" texts={TEXTS.es} />, { at: '/health?tab=data' })
  const form = page.getByRole('form', { name: t('healthRegister.title') })
  const weight = form.getByLabelText(t('health.measure.weight'))
  await weight.fill('61,8')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Guardado: /)).toMatchTextContent('peso 61,8 kg')
  await expect.element(weight).toHaveValue('')
  await expect.element(page.getByText(t('health.demo.saved'))).toBeVisible()
  await expectAccessible()
  expect(allRequests()).toEqual([])
})
