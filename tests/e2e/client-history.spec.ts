import { sql } from 'drizzle-orm'
import { expectAccessible } from './support/accessible.ts'
import { editorOn, historyOf, test, writeAs } from './support/client-history.ts'
import { reach } from './support/keyboard.ts'
import { enter, withDatabase } from './support/person.ts'
import { expect, inBothLanguages } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** A client's history as its professionals write it. */
const t = textsOf('es')

const MINE = 'Viaja del 7 al 11. Sin impacto.'
const THEIRS = 'Viaja del 7 al 11. Puede trotar.'

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
