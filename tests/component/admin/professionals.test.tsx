import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as professionals from '#lib/admin/professionals-calls.ts'
import type * as professionalsSchemas from '#lib/admin/professionals-schemas.ts'
import * as verifications from '#lib/admin/verifications-calls.ts'
import { DONE } from '#lib/http/done.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, ok, refused } from '../support/api.ts'
import { AT, BERTA, VERIFICATION } from './data.ts'
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
  const taken = t('adminProfessionals.create.taken')
  await expect.element(dialog.getByText(taken)).toBeVisible()
  const sentence = t('adminProfessionals.create.failed', { message: taken })
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(sentence)
  await expect.element(field('email')).toHaveFocus()
  await expect.element(field('name')).toHaveValue('Berta Ferrer')
  await expectAccessible('a taken address')

  await field('email').fill('berta@example.com')
  await create.click()
  await expect.element(page.getByText(t('adminProfessionals.create.done'))).toBeVisible()
  expect(created().at(-1)?.body).toMatchObject({
    ...{ email: 'berta@example.com', name: 'Berta Ferrer', profession: 'trainer' },
    ...{ experienceYears: 4, bio: null, reason: t('adminProfessionals.create.reasonGiven') },
  })
  const detail = page.getByRole('region', { name: t('adminProfessionals.detail.label') })
  await expect.element(detail).toMatchTextContent('Berta Ferrer')
  await expect.element(detail).toMatchTextContent(t('adminProfessionals.detail.noPassword'))
  await detail.getByRole('button', { name: t('adminProfessionals.link.send') }).click()
  await expect.element(page.getByText(t('adminProfessionals.link.done'))).toBeVisible()
  expect(mailed().map(({ params }) => params['id'])).toEqual([BERTA.id])
  await expectAccessible('the professional')
})

test('verify and unverify are one press each, with a reason', async () => {
  const badge = { id: VERIFICATION.id, certificate: null, createdAt: AT }
  let berta = BERTA
  const become = (isVerified: boolean, state: 'approved' | 'ended') => {
    berta = { ...BERTA, isVerified, records: [{ ...badge, state, decidedAt: AT }] }
  }
  answer(professionals.listProfessionals, onePage<professionalsSchemas.ProfessionalItem>([]))
  answer(professionals.getProfessional, () => ok(berta))
  let isTaken = true
  const verified: () => { body: unknown }[] = answer(professionals.verifyProfessional, () => {
    if (verified().length === 1) return refused('INTERNAL')
    become(true, 'approved')
    return isTaken ? refused('CONFLICT') : ok({ id: VERIFICATION.id })
  })
  const ended = answer(verifications.endVerification, () => {
    become(false, 'ended')
    return ok(DONE)
  })
  openAdmin(`?professional=${BERTA.id}`)
  const detail = page.getByRole('region', { name: t('adminProfessionals.detail.label') })
  const dialog = page.getByRole('dialog')
  const give = async (reason: string, submit: string) => {
    await dialog.getByRole('textbox').fill(reason)
    await dialog.getByRole('button', { name: submit }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  }
  const verify = async () => {
    await button(t('adminProfessionals.verify.open')).click()
    await give('Trabaja con nosotros.', t('adminProfessionals.verify.submit'))
  }
  const unverify = async () => {
    await button(t('adminProfessionals.verify.end')).click()
    await give('Ya no.', t('adminVerifications.send'))
  }
  await button(t('adminProfessionals.verify.open')).click()
  await dialog.getByRole('textbox').fill('Trabaja con nosotros.')
  const submit = dialog.getByRole('button', { name: t('adminProfessionals.verify.submit') })
  await submit.click()
  const failed = t('adminVerifications.failed')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(failed)
  await submit.click()
  // Somebody else was faster.
  await expect.element(detail.getByText(t('adminVerifications.conflict'))).toBeVisible()
  await expect.element(detail).toMatchTextContent(t('adminProfessionals.verified.yes'))
  await unverify()
  await expect.element(detail).toMatchTextContent(t('adminProfessionals.verified.no'))
  isTaken = false
  await verify()
  await expect.element(page.getByText(t('adminProfessionals.verify.done'))).toBeVisible()
  await expectAccessible('a verified professional')
  const { name, fullName } = BERTA
  const asked = { reason: 'Trabaja con nosotros.', name, fullName }
  expect(verified().map(({ body }) => body)).toEqual([asked, asked, asked])
  expect(ended().map(({ params, body }) => [params['id'], body])).toEqual([
    [VERIFICATION.id, { reason: 'Ya no.' }],
  ])
})
