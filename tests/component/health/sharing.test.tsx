import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PATHS } from '#lib/site/routes.ts'
import { expectAccessible } from '../support/accessible.ts'
import { downloaded } from '../support/departures.ts'
import { ACTIVE, action, card, ENDED, grantTo, group, PENDING } from './shares.ts'
import { counted, gone, openHealth, shown, t, toast } from './support.tsx'

/** Over the demonstration, which is the same screens without the API. */

const NEW = { email: 'profesional@example.com', name: 'Iker Sanz' }

async function open(query = '') {
  openHealth(`?tab=authorizations${query}`)
  await shown(page.getByRole('heading', { name: t('healthSharing.group.active'), exact: false }))
}
const lensOf = (name: string) =>
  page.getByRole('button', { name: t('health.sharing.lens', { name }), exact: false })

/** Opens what would be granted to the one who has asked. */
async function openGrant() {
  await open()
  await action(card(PENDING, group('pending')), 'authorize').click()
  const dialog = grantTo('Carmen')
  await shown(dialog)
  return {
    dialog,
    flag: (name: 'weight' | 'height' | 'bmi' | 'glucose') =>
      dialog.getByRole('switch', { name: t(`health.flag.${name}`) }),
    nothing: dialog.getByRole('button', { name: t('healthSharing.grant.nothing') }),
    sentence: dialog.getByText(/^Carmen verá/),
    untilADay: dialog.getByText(t('healthSharing.grant.end.day')),
    lastDay: dialog.getByLabelText(t('healthSharing.grant.lastDay'), { exact: false }),
    submit: dialog.getByRole('button', {
      name: t('healthSharing.grant.authorize', { name: 'Carmen' }),
    }),
  }
}

test('shares are in three groups with their counts, each active one a sentence', async () => {
  await open()
  for (const name of ['pending', 'active', 'ended'] as const)
    await expect.element(group(name).getByRole('heading', { level: 2 })).toMatchTextContent(/\s*1$/)
  await expect
    .element(card(PENDING, group('pending')))
    .toMatchTextContent(t('healthSharing.pending.badge'))
  await expect
    .element(card(ACTIVE, group('active')))
    .toMatchTextContent(/Leire ve tu peso, tu tensión y tu frecuencia cardíaca hasta el \d/)
  await expect
    .element(card(ENDED, group('ended')))
    .toMatchTextContent(/Del .+ al .+, revocada por ti/)
})

test('who waits in the overview is granted from there, and the focus is on their card afterwards', async () => {
  openHealth()
  await page
    .getByRole('link', { name: new RegExp(`${PENDING}.*${t('health.sharing.asked')}`) })
    .click()
  const dialog = grantTo('Carmen')
  await shown(dialog)
  expect(new URLSearchParams(location.search).get('grant')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await gone(dialog)
  await expect.element(card(PENDING, group('pending'))).toHaveFocus()
  expect(location.search).toBe('?tab=authorizations')
})

test('an authorization is granted with exactly what is shown, and can be revoked', async () => {
  const grant = await openGrant()
  const { dialog, sentence } = grant
  // Everything is on at first.
  const flags = dialog.getByRole('switch').all()
  expect(flags.length).toBeGreaterThan(0)
  for (const flag of flags) await expect.element(flag).toBeChecked()
  // With the purpose and the end that her discipline usually has.
  await expect.element(sentence).toMatchTextContent(/^Carmen verá todas tus medidas hasta el .+\.$/)
  const purpose = dialog.getByRole('textbox', {
    name: t('healthSharing.grant.purpose'),
    exact: false,
  })
  await expect.element(purpose).toHaveValue(t('healthSharing.grant.usualPurpose.nutritionist'))

  await grant.nothing.click()
  await grant.flag('glucose').click()
  await purpose.fill('Maratón')
  await grant.untilADay.click()
  await grant.lastDay.fill('2028-12-31')
  await expect
    .element(sentence)
    .toHaveTextContent('Carmen verá tu glucosa hasta el 31 de diciembre de 2028.')

  await grant.submit.click()
  await shown(toast(t('healthSharing.done.authorize', { name: 'Carmen' })))
  const shared = card(PENDING, group('active'))
  await expect
    .element(shared)
    .toMatchTextContent('Carmen ve tu glucosa hasta el 31 de diciembre de 2028.')
  await expect.element(shared).toMatchTextContent('Para «Maratón»')
  // The focus is not lost with the card that moved.
  await expect.element(shared).toHaveFocus()

  await action(shared, 'revoke').click()
  const question = page.getByRole('alertdialog', {
    name: t('healthSharing.confirm.revoke.title', { name: 'Carmen' }),
  })
  await expect.element(question.getByRole('button', { name: t('island.cancel') })).toHaveFocus()
  await question.getByRole('button', { name: t('healthSharing.confirm.revoke.confirm') }).click()
  await shown(toast(t('healthSharing.done.revoke', { name: 'Carmen' })))
  await shown(card(PENDING, group('ended')))
})

test('the body mass index is withheld when one of weight and height is hidden, and says why', async () => {
  const { dialog, flag, sentence } = await openGrant()
  const held = dialog.getByText(t('healthSharing.grant.held'))
  await flag('height').click()
  await expect
    .element(flag('bmi'))
    .toHaveAccessibleDescription(new RegExp(t('healthSharing.grant.heldByWeight')))
  await shown(held)
  await expect.element(sentence).not.toMatchTextContent('IMC')
  await flag('weight').click()
  await gone(held)
})

test('the preview shows what would be seen before anything is saved', async () => {
  const { dialog, flag, nothing } = await openGrant()
  await nothing.click()
  await flag('weight').click()
  await dialog
    .getByRole('button', { name: t('healthSharing.grant.preview', { name: 'Carmen' }) })
    .click()
  const sheet = dialog.getByRole('table')
  const hidden = t('healthShared.notShared')
  await expect.element(sheet.getByRole('row', { name: /^Glucosa/ })).toMatchTextContent(hidden)
  await expect.element(sheet.getByRole('row', { name: /^Peso/ })).not.toMatchTextContent(hidden)
  await dialog.getByRole('button', { name: t('healthSharing.grant.back') }).click()
  await expect.element(flag('weight')).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await shown(card(PENDING, group('pending')))
})

test('a wrong last day is refused at its field', async () => {
  const { untilADay, submit, lastDay } = await openGrant()
  await untilADay.click()
  await submit.click()
  await expect.element(lastDay).toHaveFocus()
  await expect
    .element(lastDay)
    .toHaveAccessibleDescription(t('healthSharing.grant.day.invalid_date'))
})

test('a professional is found by name or email, and type, asked, and withdrawn', async () => {
  await open()
  const add = page.getByRole('region', { name: t('healthSharing.add.title') })
  const search = add.getByRole('button', { name: t('healthSharing.add.search') })
  await search.click()
  await shown(add.getByText(t('healthSharing.add.incomplete')))
  const email = add.getByRole('textbox', { name: t('healthSharing.add.who'), exact: false })
  await expect.element(email).toHaveFocus()
  await email.fill('nadie@example.com')
  await add.getByRole('combobox').selectOptions('trainer')
  await search.click()
  await shown(add.getByText(t('healthSharing.add.none')))

  await email.fill('Nadie Conocido')
  await search.click()
  await shown(add.getByText(t('healthSharing.add.noneNamed')))
  await email.fill('iker')
  await search.click()
  await shown(add.getByRole('heading', { name: NEW.name, exact: false }))
  await email.fill(NEW.email)
  await search.click()
  await shown(add.getByRole('heading', { name: NEW.name, exact: false }))
  await add.getByRole('button', { name: t('healthSharing.found.request') }).click()
  await shown(toast(t('healthSharing.done.request')))
  await shown(add.getByText(t('healthSharing.found.duplicate')))

  await action(card(NEW.name, group('pending')), 'withdraw').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('healthSharing.confirm.withdraw.confirm') })
    .click()
  await shown(toast(t('healthSharing.done.withdraw')))
  await shown(card(NEW.name, group('ended')))
})

test('a professional who is not to be shown again is hidden, cannot be asked, and comes back', async () => {
  await open()
  await page.getByRole('button', { name: t('healthSharing.action.more', { name: ENDED }) }).click()
  await page.getByRole('menuitem', { name: t('healthSharing.action.hide') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('healthSharing.confirm.hide.confirm') })
    .click()
  await gone(group('ended'))
  await page.getByText(t('healthSharing.group.hidden', { count: 1 })).click()
  const hidden = card(ENDED)
  const unhide = hidden.getByRole('button', {
    name: new RegExp(`^${t('healthSharing.action.unhide')}`),
  })
  await shown(unhide)
  expect(action(hidden, 'again').length).toBe(0)
  await unhide.click()
  await shown(card(ENDED, group('ended')))
  await action(card(ENDED, group('ended')), 'again').click()
  await shown(card(ENDED, group('pending')))
})

test('the lens shows what is seen, who looked and the receipts, and back leads to the card', async () => {
  await open()
  await lensOf('Leire').click()
  await expect
    .element(page.getByRole('heading', { name: t('healthSharing.lens.title', { name: 'Leire' }) }))
    .toHaveFocus()
  expect(location.search).toMatch(/tab=authorizations&lens=/)
  const seen = page.getByRole('region', { name: t('healthSharing.lens.exact') })
  const sheet = seen.getByRole('table')
  await expect.element(sheet.getByRole('row', { name: /^PA/ })).toMatchTextContent(/\d+\/\d+/)
  await expect
    .element(sheet.getByRole('row', { name: /^HbA1c/ }))
    .toMatchTextContent(t('healthShared.notShared'))
  // The latest values stand above, as on her screen: without bands and goals, and with their chart.
  const values = seen.getByRole('region', { name: t('healthSharing.lens.values') })
  const weight = values.getByRole('article').filter({ hasText: t('health.measure.weight') })
  await expect.element(weight).not.toMatchTextContent(/objetivo|banda/i)
  await weight.getByRole('button').click()
  const chart = values.getByRole('region', { name: t('health.measure.weight') })
  await expect.element(chart).toMatchTextContent(/la tendencia pasa de/)
  await chart.getByText(t('healthChart.table'), { exact: true }).click()
  await shown(chart.getByRole('table'))
  await counted(chart.getByRole('columnheader', { name: t('healthChart.column.note') }), 0)
  await seen.getByText(t('healthSharing.lens.part.history')).click()
  await shown(seen.getByText('Tendinopatía rotuliana izquierda'))
  await seen.getByText(t('healthSharing.lens.part.answers')).click()
  await shown(seen.getByText(t('healthSharing.lens.noAnswers', { name: 'Leire' })))

  const log = page.getByRole('region', { name: t('healthSharing.log.title') })
  await expect.element(log).toMatchTextContent(t('healthSharing.log.records.read'))
  await expect.element(log).toMatchTextContent(/peso y tensión/i)
  const receipts = page.getByRole('region', { name: t('healthSharing.receipts.title') })
  await receipts.getByRole('button').first().click()
  await page.getByRole('menuitem', { name: t('healthSharing.receipts.fhir') }).click()
  await expect.poll(() => downloaded().length).toBe(1)
  expect(downloaded()[0]!.name).toMatch(/^justificante-\d{4}-\d\d-\d\d\.json$/)
  await downloaded()[0]!.content

  history.back()
  await expect.element(card(ACTIVE, group('active'))).toHaveFocus()
})

test('an ended share shows nothing through its lens', async () => {
  await open()
  await page.getByRole('button', { name: t('healthSharing.action.more', { name: ENDED }) }).click()
  await page.getByRole('menuitem', { name: t('healthSharing.action.past') }).click()
  await shown(
    page.getByRole('heading', { name: t('healthSharing.lens.ended', { name: 'Álvaro' }) }),
  )
  await counted(page.getByRole('table'), 0)
})

test('a link that leads to no one says so', async () => {
  await open('&professional=not-an-id')
  const linked = page.getByRole('region', { name: t('healthSharing.linked.title') })
  await expect.element(linked).toMatchTextContent(t('healthSharing.linked.none'))
  await linked.getByRole('button', { name: t('island.close') }).click()
  await gone(linked)
  expect(location.pathname + location.search).toBe(`${PATHS.health}?tab=authorizations`)
})

test('every receipt is in one list', async () => {
  await open()
  await page.getByRole('button', { name: t('healthSharing.receipts.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('healthSharing.receipts.title') })
  await shown(dialog.getByText(t('healthSharing.receipts.event.granted', { name: 'Leire' })))
})

describe('accessible', () => {
  test('the list', async () => {
    await open()
    await expectAccessible()
  })
  test('the grant dialog', async () => {
    await open()
    await action(card(ACTIVE, group('active')), 'edit').click()
    await shown(grantTo('Leire'))
    await expectAccessible()
  })
  test('the lens', async () => {
    await open()
    await lensOf('Leire').click()
    await shown(page.getByRole('table'))
    await expectAccessible()
  })
})
