import { editorOn, historyOf, test, writeAs } from './support/client-history.ts'
import { enter } from './support/person.ts'
import { expect } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** Two professionals write about the same client at once: nothing of either is lost. */
const t = textsOf('es')

const BEFORE = 'Viaja del 7 al 11.'
const MINE = 'Viaja del 7 al 11. Sin impacto.'
const THEIRS = 'Viaja del 7 al 11. Puede trotar.'
const CHOICES = [
  ['mine', MINE],
  ['theirs', THEIRS],
  ['both', 'Viaja del 7 al 11. Puede trotar. Sin impacto.'],
] as const

for (const [choice, kept] of CHOICES) {
  test(`two save the notes at once, and the second takes ${choice}`, async ({
    page,
    newVisitor,
    baseURL,
    problems,
    given: { client, iker, share, ikersShare },
  }) => {
    problems.allow(/status of 409/)
    const context = await newVisitor()
    const asIker = await writeAs(context, baseURL!, iker)
    await asIker(ikersShare.id, { notes: { version: 0, text: BEFORE } })
    const other = await context.newPage()
    const [leires, ikers] = [editorOn(page), editorOn(other)]
    await leires.open(share.id)
    await ikers.open(ikersShare.id)
    await ikers.tab('notes').click()
    await ikers.notes.fill(THEIRS)
    await leires.field('session_notes').fill('Cuatro series')
    await leires.tab('notes').click()
    await leires.notes.fill(MINE)
    await ikers.save.click()
    await expect(ikers.saved).toBeVisible()
    await leires.save.click()

    await expect(leires.stale).toBeFocused()
    await expect(leires.stale).toContainText('Iker Sanz')
    await expect(leires.stale.locator('mark')).toHaveText(['Sin impacto.', 'Puede trotar.'])
    const option = leires.stale.getByRole('radio', {
      name: new RegExp(`^${t(`clientHistory.stale.${choice}`)}`),
    })
    await option.check()
    await expect(leires.notes).toHaveValue(kept)
    // Nothing was saved by half: the session's note waits with the notes.
    expect((await historyOf(client)).physiotherapistHistory).toBeNull()
    await leires.save.click()
    await expect(leires.saved).toBeVisible()
    await expect(leires.stale).toHaveCount(0)
    const { professionalNotes, physiotherapistHistory } = await historyOf(client)
    expect(professionalNotes).toMatchObject({ content: { notes: kept } })
    expect(physiotherapistHistory?.content).toEqual({ session_notes: 'Cuatro series' })
  })
}

test('a correction of both texts is there again after another choice', async ({
  page,
  newVisitor,
  baseURL,
  problems,
  given: { iker, share, ikersShare },
}) => {
  problems.allow(/status of 409/)
  const asIker = await writeAs(await newVisitor(), baseURL!, iker)
  const { open, tab, notes, save, stale } = editorOn(page)
  await open(share.id)
  await tab('notes').click()
  await notes.fill(MINE)
  await asIker(ikersShare.id, { notes: { version: 0, text: THEIRS } })
  await save.click()
  await expect(notes).toHaveValue('Viaja del 7 al 11. Puede trotar. Sin impacto.')
  await notes.fill('Puede trotar, sin impacto.')
  const option = (name: string) => stale.getByRole('radio', { name: new RegExp(`^${name}`) })
  await option(t('clientHistory.stale.theirs')).check()
  await expect(notes).toHaveValue(THEIRS)
  await option(t('clientHistory.stale.both')).check()
  await expect(notes).toHaveValue('Puede trotar, sin impacto.')
})

test('what only one of two saved at the same time is kept of both', async ({
  page,
  newVisitor,
  baseURL,
  given: { client, iker, share, ikersShare },
}) => {
  const context = await newVisitor()
  await enter(context, baseURL!, iker)
  const other = await context.newPage()
  const [leires, ikers] = [editorOn(page), editorOn(other)]
  await leires.open(share.id)
  await ikers.open(ikersShare.id)
  await ikers.field('current_routine').fill('Fuerza')
  await leires.field('treatment_plan').fill('Isométricos')
  await Promise.all([ikers.save.click(), leires.save.click()])
  await Promise.all([expect(ikers.saved).toBeVisible(), expect(leires.saved).toBeVisible()])
  const { trainerHistory, physiotherapistHistory } = await historyOf(client)
  expect(trainerHistory?.content).toEqual({ current_routine: 'Fuerza' })
  expect(physiotherapistHistory?.content).toEqual({ treatment_plan: 'Isométricos' })
})

test('a draft that meets a newer version is offered with it', async ({
  page,
  newVisitor,
  baseURL,
  given: { iker, share, ikersShare },
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const { open, tab, notes, stale } = editorOn(page)
  await open(share.id)
  await tab('notes').click()
  await notes.fill(MINE)
  const asIker = await writeAs(await newVisitor(), baseURL!, iker)
  await asIker(ikersShare.id, { notes: { version: 0, text: THEIRS } })
  await page.reload()
  await expect(stale).toContainText(MINE)
  await expect(stale).toContainText(THEIRS)
  await tab('notes').click()
  await expect(notes).toHaveValue('Viaja del 7 al 11. Puede trotar. Sin impacto.')
})
