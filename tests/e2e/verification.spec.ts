import { PATHS, profilePath } from '#lib/site/routes.ts'
import { expectAccessible } from './support/accessible.ts'
import { enterAs, forgetTries } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { enterTrainer } from './support/workspace.ts'

const t = textsOf('es')
const PDF = { name: '../../x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%') }

test.beforeEach(forgetTries)

test('a document that a professional sends becomes a badge that says what was checked', async ({
  page,
  context,
  newVisitor,
  baseURL,
  problems,
}) => {
  test.setTimeout(90_000)
  problems.allow(/400 \(Bad Request\).*\/api\/verifications/)
  const trainer = await enterTrainer(context, baseURL!, 'Sira Quintero')
  const section = page.getByRole('region', { name: t('verification.title'), exact: true })
  const profession = section.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: t('verification.profession') }),
  })
  const dialog = page.getByRole('dialog')

  await test.step('what is no document is refused, and nothing typed is lost', async () => {
    await page.goto(`${PATHS.profile}#verification`)
    await profession.getByRole('button').click()
    await dialog.getByLabel(t('verification.form.register')).fill('Registro de ejemplo')
    await dialog.getByLabel(t('verification.form.number')).fill('12.045')
    const file = dialog.getByLabel(t('verification.form.file'), { exact: true })
    await file.setInputFiles(PDF)
    await dialog
      .getByRole('button', { name: t('island.cancel') })
      .last()
      .click()
    await expect(dialog).toBeHidden()
    await profession.getByRole('button').click()
    // The field is empty: the file of before is not sent.
    await dialog.getByRole('button', { name: t('verification.form.submit') }).click()
    await expect(dialog.getByText(t('verification.form.problem.required'))).toBeVisible()
    await expect(dialog.getByLabel(t('verification.form.number'))).toHaveValue('12.045')
    await file.setInputFiles({ ...PDF, buffer: Buffer.from('<svg/>') })
    await dialog.getByRole('button', { name: t('verification.form.submit') }).click()
    await expect(dialog.getByText(t('verification.form.problem.not_a_document'))).toBeVisible()
    await file.setInputFiles(PDF)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('verification.form.submit') }).click()
    await expect(dialog).toBeHidden()
    await expect(profession).toContainText(t('verification.state.waiting'))
  })

  const admin = await (await newVisitor()).newPage()
  await test.step('an admin downloads it, ticks what was checked, and verifies', async () => {
    await enterAs(admin.context(), baseURL!, 'admin')
    await admin.goto(`${PATHS.admin}?tab=verifications`)
    await admin.getByRole('searchbox').fill(trainer.name)
    // The head, and the one that was found.
    await expect(admin.getByRole('row')).toHaveCount(2)
    await admin.getByRole('button', { name: trainer.name }).click()
    const detail = admin.getByRole('region', { name: t('adminVerifications.detail.label') })
    const download = admin.waitForEvent('download')
    await detail.getByRole('button', { name: t('adminVerifications.detail.download') }).click()
    expect((await download).suggestedFilename()).toBe('proof.pdf')
    const approve = detail.getByRole('button', { name: t('adminVerifications.approve') })
    await expect(approve).toBeDisabled()
    await expect(detail.getByText('Registro de ejemplo, n.º 12.045')).toBeVisible()
    const register = detail.getByLabel(t('adminVerifications.register'))
    await register.fill('Registro de ejemplares')
    // To the queue, whose first one is open beside it, and back.
    await admin.goBack()
    await expect(register).not.toHaveValue('Registro de ejemplares')
    await admin.getByRole('button', { name: trainer.name }).click()
    await expect(register).toHaveValue('Registro de ejemplares')
    await register.fill('Registro de ejemplo')
    for (const box of await detail.getByRole('checkbox').all()) await box.check()
    await expectAccessible(admin)
    await approve.click()
    await expect(detail).toContainText(t('adminVerifications.state.of.approved'))
    await expect(
      detail.getByRole('button', { name: t('adminVerifications.detail.download') }),
    ).toHaveCount(0)
  })

  await test.step('the profile says it, and so does the bell', async () => {
    await page.goto(profilePath('trainer', trainer.professionalId))
    await expect(page.getByText('Registro de ejemplo, n.º 12.045, comprobado el')).toBeVisible()
    await page.goto(`${PATHS.profile}#verification`)
    await expect(profession).toContainText(t('verification.state.approved'))
    await expect(page.getByText(t('verification.renameSelf'))).toHaveCount(1)
  })

  await test.step('ended with a reason, the badge is gone', async () => {
    await admin.getByRole('button', { name: t('adminVerifications.finish') }).click()
    const ask = admin.getByRole('dialog')
    await ask.getByRole('textbox').fill('Ya no figura en el registro.')
    await admin.keyboard.press('Escape')
    await expect(ask).toBeHidden()
    await admin.getByRole('button', { name: t('adminVerifications.finish') }).click()
    await expect(ask.getByRole('textbox')).toHaveValue('Ya no figura en el registro.')
    await ask.getByRole('button', { name: t('adminVerifications.send') }).click()
    await expect(ask).toBeHidden()
    const panel = admin.getByRole('region', { name: t('adminVerifications.detail.label') })
    await expect(panel).toBeVisible()
    await expect(panel).toContainText(t('adminVerifications.detail.ended'))
    await page.reload()
    await expect(profession).toContainText('Ya no figura en el registro.')
    await page.goto(profilePath('trainer', trainer.professionalId))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('comprobado el')).toHaveCount(0)
    // The account goes next: what the page still asks for would find nobody.
    await page.goto('about:blank')
  })
})
