import type { Locator, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { storedAs } from '#lib/stored/stored.ts'
import { expectAccessible } from './support/accessible.ts'
import { editorOn, historyOf, revoke, shareWith, writeAs } from './support/client-history.ts'
import { openAccountMenu, submitSignIn } from './support/forms.ts'
import { enterKeeper } from './support/keeper.ts'
import { enter, forgetTries, newPerson, withDatabase } from './support/person.ts'
import { forgetTrainers, newProfessional } from './support/professional.ts'
import { expect, inBothLanguages, test as base } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** A client in a browser of their own, who shares with a physiotherapist (in `page`) and with a trainer. */
type Client = Awaited<ReturnType<typeof enterKeeper>>
type Given = {
  client: Client
  leire: Awaited<ReturnType<typeof newProfessional>>
  iker: Awaited<ReturnType<typeof newProfessional>>
  share: Awaited<ReturnType<typeof shareWith>>
  ikersShare: Awaited<ReturnType<typeof shareWith>>
}

const test = base.extend<{ given: Given }>({
  given: async ({ context, newVisitor, baseURL }, use) => {
    await forgetTries()
    const client = await enterKeeper(await newVisitor(), baseURL!)
    const leire = await newProfessional('physiotherapist', 'Leire Sáez')
    const iker = await newProfessional('trainer', 'Iker Sanz')
    const share = await shareWith(client, leire)
    const ikersShare = await shareWith(client, iker)
    await enter(context, baseURL!, leire)
    await use({ client, leire, iker, share, ikersShare })
  },
})
test.afterEach(forgetTrainers)
const t = textsOf('es')

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('history-draft') ?? '')
const acceptDialogs = (page: Page) => page.on('dialog', (dialog) => void dialog.accept())

/** Ends the sessions of a person, as a sign-out on every other device does. */
const endSessions = ({ id }: { id: string }) =>
  withDatabase((db) => db.execute(sql`delete from sessions where user_id = ${id}`))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('today’s note is written and saved, and the other discipline’s is as it was', async ({
    page,
    newVisitor,
    baseURL,
    given: { client, iker, share, ikersShare },
  }) => {
    const asIker = await writeAs(await newVisitor(), baseURL!, iker)
    await asIker(ikersShare.id, { discipline: { version: 0, content: { progress: 'Sube' } } })
    const { open, field, pain, save, saved, tab } = editorOn(page)
    await open(share.id)
    await expect(tab('discipline')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText(t('healthShared.history.none'))).toBeVisible()
    await field('session_notes').fill('Baja escaleras sin parar')
    await pain.getByRole('radio', { name: '4', exact: true }).check()
    await expect(save).toBeInViewport()
    await save.click()
    await expect(saved).toBeVisible()
    await expect(page.getByText(t('clientHistory.save.saved'))).toBeVisible()
    const { trainerHistory, physiotherapistHistory, professionalNotes } = await historyOf(client)
    expect(trainerHistory?.content).toEqual({ progress: 'Sube' })
    expect(trainerHistory?.version).toBe(1)
    expect(physiotherapistHistory?.content).toEqual({
      pain_level: 4,
      session_notes: 'Baja escaleras sin parar',
    })
    expect(professionalNotes).toBeNull()
  })
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

test('a client who takes it back while somebody writes: nothing is saved, and the text can be copied', async ({
  page,
  context,
  problems,
  given: { client, share },
}) => {
  problems.allow(/status of 404/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { open, field, form, save } = editorOn(page)
  await open(share.id)
  await field('session_notes').fill('Canario')
  await revoke(client, share)
  await save.click()
  const alert = page.getByRole('alert').filter({ hasText: t('clientHistory.gone.title') })
  await expect(alert).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(page.getByText('Canario')).toBeVisible()
  await page.getByRole('button', { name: t('clientHistory.gone.copy') }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Canario')
  expect((await historyOf(client)).physiotherapistHistory).toBeNull()
  await page.getByRole('button', { name: t('clientHistory.gone.discard') }).click()
  await expect(page.getByText('Canario')).toHaveCount(0)
  expect(await stored(page)).toBe('')
})

test('without a network the text stays, and the next try saves it', async ({
  page,
  context,
  problems,
  given: { client, share },
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const { open, field, form, save, saved } = editorOn(page)
  await open(share.id)
  await field('session_notes').fill('Cuatro series')
  await context.setOffline(true)
  await save.click()
  await expect(form.getByRole('alert')).toContainText(t('clientHistory.save.failed'))
  await expect(field('session_notes')).toHaveValue('Cuatro series')
  await context.setOffline(false)
  await save.click()
  await expect(saved).toBeVisible()
  await expect(form.getByRole('alert')).toHaveCount(0)
  const { physiotherapistHistory } = await historyOf(client)
  expect(physiotherapistHistory).toMatchObject({ version: 1 })
})

test('a draft outlives a reload, and goes when it is saved or discarded', async ({
  page,
  given: { share },
}) => {
  acceptDialogs(page)
  const { open, field, pain, restored, save, saved, discard } = editorOn(page)
  await open(share.id)
  await field('session_notes').fill('Canario')
  await pain.getByRole('radio', { name: '7', exact: true }).check()
  await page.reload()
  await expect(restored).toBeVisible()
  await expect(field('session_notes')).toHaveValue('Canario')
  await expect(pain.getByRole('radio', { name: '7', exact: true })).toBeChecked()
  expect(storedAs('sessionStorage', 'history-draft')).toBeDefined()
  await save.click()
  await expect(saved).toBeVisible()
  await expect.poll(() => stored(page)).toBe('')

  await field('session_notes').fill('Otra cosa')
  await expect.poll(() => stored(page)).toContain('Otra cosa')
  await discard.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('clientHistory.discard.discard') })
    .click()
  await expect(field('session_notes')).toHaveValue('Canario')
  await expect.poll(() => stored(page)).toBe('')
})

test('a draft that meets a newer version is offered with it', async ({
  page,
  newVisitor,
  baseURL,
  given: { iker, share, ikersShare },
}) => {
  acceptDialogs(page)
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

test('a draft waits for the same person when the session ends, and for nobody else', async ({
  page,
  problems,
  given: { leire, share },
}) => {
  problems.allow(/status of 401/)
  const { open, field, form, save, restored } = editorOn(page)
  await open(share.id)
  await field('session_notes').fill('Canario')
  await endSessions(leire)
  await save.click()
  const ended = page.getByRole('alert').filter({ hasText: t('account.ended.title') })
  await expect(ended).toContainText(t('account.ended.unsaved'))
  await expect(form).toHaveCount(0)
  await ended.getByRole('link', { name: t('account.ended.signIn') }).click()
  await submitSignIn(page, 'es', leire)
  await expect(restored).toBeVisible()
  await expect(field('session_notes')).toHaveValue('Canario')

  await endSessions(leire)
  await save.click()
  await ended.getByRole('link', { name: t('account.ended.signIn') }).click()
  await submitSignIn(page, 'es', await newPerson('trainer'))
  await expect(page).not.toHaveURL(/auth/)
  await expect.poll(() => stored(page)).toBe('')
  expect(await page.content()).not.toContain('Canario')
})

test('who signs out is asked, and gives up what is not saved', async ({
  page,
  given: { share },
}) => {
  const { open, field } = editorOn(page)
  await open(share.id)
  await field('session_notes').fill('Canario')
  const menu = await openAccountMenu(page, 'es')
  const asked = page.waitForEvent('dialog')
  const leaving = menu.getByRole('button', { name: t('common.account.signOut') }).click()
  const dialog = await asked
  expect(dialog.message()).toBe(t('clientHistory.leave'))
  await dialog.accept()
  await leaving
  await expect(page.getByRole('link', { name: t('common.account.signIn') })).toBeVisible()
  expect(await stored(page)).toBe('')
})

test('a text that is too long is said at its field, and nothing of it is cut off', async ({
  page,
  given: { share },
}) => {
  const { open, tab, notes, field, save } = editorOn(page)
  await open(share.id)
  await tab('notes').click()
  await notes.fill('a'.repeat(5001))
  await tab('basics').click()
  await save.click()
  await expect(notes).toBeFocused()
  await expect(notes).toHaveAccessibleDescription(/5000.*5001/)
  await expect(notes).toHaveValue('a'.repeat(5001))
  await tab('discipline').click()
  await expect(field('session_notes')).toBeVisible()
})

test('earlier versions and the course of the pain are one entry in the client’s log', async ({
  page,
  context,
  baseURL,
  given: { client, leire, share },
}) => {
  const asLeire = await writeAs(context, baseURL!, leire)
  await asLeire(share.id, {
    discipline: { version: 0, content: { pain_level: 7, session_notes: 'Primera' } },
  })
  await asLeire(share.id, { discipline: { version: 1, content: { pain_level: 4 } } })
  const reads = async () => {
    const { items } = await client.api<{ items: { action: string }[] }>('GET', 'health/access-log')
    return items.filter(({ action }) => action === 'read').length
  }
  const { open, form, pain } = editorOn(page)
  await open(share.id)
  await expect(pain).toContainText(/La última vez, el .*: 4/)
  expect(await reads()).toBe(1)
  await page.locator('summary', { hasText: t('clientHistory.course.title') }).click()
  // Both versions are of one day.
  await expect(page.getByText(t('clientHistory.course.none'))).toBeVisible()
  await form.getByRole('button', { name: /^Ver versiones anteriores/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Primera')
  await expect(dialog).toContainText('7 de 10')
  expect(await reads()).toBe(2)
})

/** Presses a key until something has the focus, as somebody without a pointer does. */
async function reach(page: Page, target: Locator) {
  const has = () => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 80; steps++) {
    if ((await target.count()) === 1 && (await has())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(target)} is not reached by Tab`)
}

test('a note is written, the pain noted, cleared and saved by keys alone', async ({
  page,
  given: { client, share },
}) => {
  const { open, tab, field, pain, clearPain, save, saved, notes } = editorOn(page)
  const level = (name: string | RegExp) => pain.getByRole('radio', { name, exact: true })
  await open(share.id)
  await reach(page, tab('discipline'))
  await reach(page, field('current_injury'))
  await page.keyboard.type('Rodilla')
  await reach(page, level(t('clientHistory.pain.low')))
  await page.keyboard.press('Space')
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await expect(level('3')).toBeChecked()
  await reach(page, clearPain)
  await page.keyboard.press('Enter')
  await expect(pain.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(level(t('clientHistory.pain.low'))).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(level(t('clientHistory.pain.high'))).toBeChecked()
  await reach(page, save)
  await page.keyboard.press('Enter')
  await expect(saved).toBeVisible()
  expect((await historyOf(client)).physiotherapistHistory?.content).toEqual({
    current_injury: 'Rodilla',
    pain_level: 10,
  })
  await tab('discipline').focus()
  await page.keyboard.press('ArrowRight')
  await reach(page, notes)
})

test('a trainer has today at hand', async ({
  page,
  context,
  baseURL,
  given: { client, iker, ikersShare },
}) => {
  await enter(context, baseURL!, iker)
  const { open, field, form, save, saved } = editorOn(page)
  await open(ikersShare.id)
  await form.getByRole('button', { name: t('clientHistory.today'), exact: true }).click()
  await expect(field('last_update')).not.toHaveValue('')
  await save.click()
  await expect(saved).toBeVisible()
  expect((await historyOf(client)).trainerHistory?.content).toEqual({
    last_update: await field('last_update').inputValue(),
  })
})

test('what was stored without a field is read, and outlives a save', async ({
  page,
  given: { client, leire, share },
}) => {
  await withDatabase((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.uid', ${leire.id}, true)`)
      await tx.execute(sql`
        insert into health_history (user_id, section, content, updated_by, updated_by_name)
        values (${client.id}, 'physiotherapist', '{"evaluation": "Hombro inestable"}', ${leire.id}, 'Leire Sáez')`)
    }),
  )
  const { open, form, field, save, saved } = editorOn(page)
  await open(share.id)
  await expect(form).toContainText('Hombro inestable')
  await field('session_notes').fill('Hoy mejor')
  await save.click()
  await expect(saved).toBeVisible()
  expect((await historyOf(client)).physiotherapistHistory?.content).toEqual({
    evaluation: 'Hombro inestable',
    session_notes: 'Hoy mejor',
  })
})

inBothLanguages((locale) => {
  test('each part is accessible in both themes, on 320 px too', async ({
    page,
    newVisitor,
    baseURL,
    problems,
    given: { iker, share, ikersShare },
  }) => {
    test.setTimeout(90_000)
    problems.allow(/status of 409/)
    const { open, tab, field, notes, pain, save, stale } = editorOn(page, locale)
    await page.setViewportSize({ width: 320, height: 700 })
    await open(share.id)
    await field('session_notes').fill('Canario'.repeat(30))
    await pain.getByRole('radio', { name: '4', exact: true }).check()
    for (const part of ['basics', 'discipline', 'notes'] as const) {
      await tab(part).click()
      await expect(tab(part)).toHaveAttribute('aria-selected', 'true')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), part).toBe(320)
      await expectAccessible(page, part)
    }
    await notes.fill(MINE)
    const asIker = await writeAs(await newVisitor(), baseURL!, iker)
    await asIker(ikersShare.id, { notes: { version: 0, text: THEIRS } })
    await save.click()
    await expect(stale).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page, 'both texts')
  })
})
