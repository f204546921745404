import { eq, sql } from 'drizzle-orm'
import { exerciseVideos } from '#db/schema/index.ts'
import { PATHS } from '#lib/site/routes.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { anyYoutubeId } from '#tests/support/admin-videos.ts'
import { expectAccessible } from './support/accessible.ts'
import { apiVideos } from './support/api.ts'
import { foreignRequests } from './support/network.ts'
import { enterAs, forgetPassword, withDatabase } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test('a video is added, saved over somebody else’s save, and deleted with the password', async ({
  page,
  context,
  request,
  baseURL,
  problems,
}) => {
  test.setTimeout(120_000)
  // The save over another one, and the deletion that the password is asked for.
  problems.allow(/status of (409|403) .*\/api\/admin\/videos\//)
  const t = textsOf('es')
  const youtubeId = anyYoutubeId()
  const name = `Ejercicio ${youtubeId}`
  const field = (of: 'name' | 'description', language: 'es' | 'en') =>
    page.getByLabel(t(`adminVideos.field.${of}`, { language: t(`adminVideos.in.${language}`) }))
  const url = page.getByLabel(t('adminVideos.field.url'))
  const row = page.getByRole('button', { name: new RegExp(name) })
  const panel = page.getByRole('region', { name: t('adminVideos.editTitle'), exact: true })
  const save = panel.getByRole('button', { name: t('adminVideos.save') })

  const admin = await enterAs(context, baseURL!, 'admin')
  const foreign = await foreignRequests(context, baseURL!)
  await page.goto(PATHS.adminVideos)
  await expect(page.getByRole('table', { name: t('adminVideos.title') })).toBeVisible()
  await expectAccessible(page, 'the table')

  await test.step('an id that somebody made up is told, beside the table', async () => {
    await page.goto(`${PATHS.adminVideos}?video=abc`)
    await expect(panel).toContainText(t('admin.gone'))
    await expect(page.getByRole('table', { name: t('adminVideos.title') })).toBeVisible()
    await panel.getByRole('button', { name: t('island.close') }).click()
  })

  await test.step('the panel opens by keyboard, and says what is missing', async () => {
    await page.getByRole('button', { name: t('adminVideos.new') }).press('Enter')
    await expect(page.getByRole('region', { name: t('adminVideos.newTitle') })).toBeFocused()
    await page.getByRole('button', { name: t('adminVideos.add') }).press('Enter')
    await expect(url).toBeFocused()
    await url.fill('https://vimeo.com/1')
    await expect(page.getByText('URL de video inválida')).toBeVisible()
    await expectAccessible(page, 'problems of a new video')
  })

  await test.step('an address shows its picture, and what the library has already', async () => {
    const { items } = await apiVideos(request, 'locale=es')
    await url.fill(`https://www.youtube.com/shorts/${items[0]!.youtubeId}`)
    const known = t('adminVideos.known', { name: items[0]!.name.es })
    await expect(page.getByRole('status').filter({ hasText: known })).toBeVisible()
    await url.fill(`https://youtu.be/${youtubeId}?si=x`)
    await expect(page.getByText(known)).toBeHidden()
    const play = page.getByRole('button', { name: t('adminVideos.play') })
    await expect(play).toBeVisible()
    expect(foreign).toEqual([])
    await play.click()
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`/embed/${youtubeId}`))
    await expect.poll(() => foreign.length).toBe(1)
  })

  await test.step('what was typed survives closing the panel', async () => {
    await field('name', 'es').fill(name)
    await field('name', 'en').fill('Exercise')
    await field('description', 'es').fill('<script>alert(1)</script>')
    // The library of the other tests stays as it is.
    await page.getByRole('switch', { name: t('adminVideos.field.isActive') }).press('Space')
    await page.getByRole('button', { name: t('island.close') }).click()
    const add = page.getByRole('button', { name: t('adminVideos.new') })
    await expect(add).toBeFocused()
    await add.click()
    await expect(page.getByText(t('editing.restored'))).toBeVisible()
    await expect(field('name', 'es')).toHaveValue(name)
    await page.getByRole('button', { name: t('adminVideos.add') }).click()
    await expect(page.getByText(t('adminVideos.created'))).toBeVisible()
    await expect(page).toHaveURL(/video=[0-9a-f-]{36}$/)
    await expect(row).toBeVisible()
    await expectAccessible(page, 'an open video')
  })

  await test.step('somebody else’s save is told, and neither text is lost', async () => {
    await field('description', 'es').fill('La mía')
    await field('name', 'en').fill('Mine')
    await withDatabase((db) =>
      db
        .update(exerciseVideos)
        .set({ nameEn: 'Theirs', channel: 'HSS', version: sql`version + 1` })
        .where(eq(exerciseVideos.youtubeId, youtubeId)),
    )
    await save.click()
    const stale = page.getByRole('region', { name: t('editing.stale.title') })
    await expect(stale).toBeFocused()
    await expectAccessible(page, 'a stale save')
    await stale.getByRole('radio', { name: /Theirs/ }).check()
    await expect(page.getByLabel(t('adminVideos.field.channel'))).toHaveValue('HSS')
    await save.click()
    await expect(page.getByText(t('adminVideos.updated'))).toBeVisible()
    await expect(stale).toBeHidden()
    const [row] = await withDatabase((db) =>
      db.select().from(exerciseVideos).where(eq(exerciseVideos.youtubeId, youtubeId)),
    )
    expect(row).toMatchObject({ nameEn: 'Theirs', descriptionEs: 'La mía', channel: 'HSS' })
  })

  await test.step('deleting asks, and for the password', async () => {
    await forgetPassword(admin)
    await panel.getByRole('button', { name: t('adminVideos.delete') }).click()
    const ask = page.getByRole('alertdialog')
    await ask.getByRole('button', { name: t('adminVideos.delete') }).click()
    const password = page.getByRole('dialog', { name: t('admin.password.title') })
    await password.getByLabel(t('admin.password.label'), { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('adminVideos.deleted'))).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})
