import { madridDay } from '#lib/format/madrid-day.ts'
import { expectAccessible } from './support/accessible.ts'
import { clientsOn, newClient, trainerIn } from './support/clients.ts'
import { networkQuiet } from './support/network.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inBothLanguages((locale) => {
  const t = textsOf(locale)

  test('the lists, a client and the invitation are accessible in both themes', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(90_000)
    const trainer = await trainerIn(context, baseURL!)
    const clients = clientsOn(page, locale)
    await clients.open()
    await expectAccessible(page, 'without clients')

    const nora = await newClient(trainer, {
      name: 'Nora Salas',
      shares: ['weight', 'blood_pressure'],
      expiresOn: madridDay(),
      records: [
        { recordDate: '2026-11-11', weight: 85.1 },
        { recordDate: '2026-11-20', weight: 84.2, systolicBp: 138, diastolicBp: 86 },
      ],
    })
    await newClient(trainer, { name: 'Iker Ruiz', shares: null })
    await clients.open()
    await expectAccessible(page, 'who shares')
    await clients.tab('pending', 1).click()
    await expect(clients.names).toHaveText(['Iker Ruiz'])
    await expectAccessible(page, 'who has asked')
    await clients.invite.click()
    await expect(page.getByRole('img', { name: t('clients.invite.code') })).toBeVisible()
    await expectAccessible(page, 'the invitation')

    await clients.openClient(nora)
    await expect(clients.sheet).toBeVisible()
    await expectAccessible(page, 'records')
    await page
      .getByRole('region', { name: t('clients.records.values') })
      .getByRole('button', { name: t('health.measure.weight') })
      .click()
    await networkQuiet(page)
    await expectAccessible(page, 'a chart')

    await page.goto(`${clients.path}?client=${crypto.randomUUID()}`)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'nobody')
  })
})
