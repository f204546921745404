import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as professionals from '#lib/admin/professionals-calls.ts'
import type * as professionalsSchemas from '#lib/admin/professionals-schemas.ts'
import { DONE } from '#lib/http/done.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, ok, refused } from '../support/api.ts'
import { BERTA } from './data.ts'
import { button, onePage, openAdmin } from './support.tsx'

const t = textsOf('es')

test('an admin creates a professional, who is to choose a password', async () => {
  answer(professionals.listProfessionals, onePage<professionalsSchemas.ProfessionalItem>([]))
  answer(professionals.getProfessional, BERTA)
  const created = answer(professionals.createProfessional, ({ body }) =>
    (body as professionalsSchemas.CreateProfessional).email === 'admin@example.com'
      ? refused('EMAIL_TAKEN', { email: 'taken' })
      : ok({ id: BERTA.id }),
  )
  const mailed = answer(professionals.sendPasswordLink, DONE)
  openAdmin('')
  const dialog = page.getByRole('dialog')
  const field = (key: 'email' | 'name' | 'specialization' | 'experience') =>
    dialog.getByLabelText(t(`adminProfessionals.create.${key}`), { exact: false })
  const create = dialog.getByRole('button', { name: t('adminProfessionals.create.submit') })

  await button(t('adminProfessionals.create.open')).click()
  await field('email').fill('admin@example.com')
  await field('name').fill('Berta Ferrer')
  await field('specialization').fill('Fuerza, astrología')
  await field('experience').fill('4')
  await create.click()
  await expect.element(dialog.getByText(t('adminProfessionals.create.unknown'))).toBeVisible()
  expect(created()).toEqual([])
  await field('specialization').fill('Fuerza, pérdida de peso')
  await create.click()
  // A taken address is told at its field, and the rest stays.
  await expect.element(dialog.getByText(t('adminProfessionals.create.taken'))).toBeVisible()
  await expect.element(field('email')).toHaveFocus()
  await expect.element(field('name')).toHaveValue('Berta Ferrer')
  await expectAccessible('a taken address')

  await field('email').fill('berta@example.com')
  await create.click()
  await expect.element(page.getByText(t('adminProfessionals.create.done'))).toBeVisible()
  expect(created().at(-1)?.body).toMatchObject({
    ...{ email: 'berta@example.com', name: 'Berta Ferrer', profession: 'trainer' },
    ...{ experienceYears: 4, bio: null },
  })
  const detail = page.getByRole('region', { name: t('adminProfessionals.detail.label') })
  await expect.element(detail).toMatchTextContent('Berta Ferrer')
  await expect.element(detail).toMatchTextContent(t('adminProfessionals.detail.noPassword'))
  await detail.getByRole('button', { name: t('adminProfessionals.link.send') }).click()
  await expect.element(page.getByText(t('adminProfessionals.link.done'))).toBeVisible()
  expect(mailed().map(({ params }) => params['id'])).toEqual([BERTA.id])
  await expectAccessible('the professional')
})
