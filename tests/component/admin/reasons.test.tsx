import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getWaiting } from '#lib/admin/access-calls.ts'
import * as reviews from '#lib/admin/reviews-calls.ts'
import * as users from '#lib/admin/users-calls.ts'
import { DONE } from '#lib/http/done.ts'
import { UserId } from '#lib/ids.ts'
import { $drafts, keepDraft } from '#stores/drafts.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer } from '../support/api.ts'
import { reload } from '../support/mount.tsx'
import { forgetToasts } from '../support/toasts.ts'
import { ADMIN_START, USER, waitingReview } from './data.ts'
import { button, onePage, openAdmin } from './support.tsx'

const t = textsOf('es')
const EMPTY = onePage<never>([])
const dialog = page.getByRole('dialog')
const bodiesOf = (asked: { body: unknown }[]) => asked.map(({ body }) => body)

test('a reason outlives its dialog and other areas, but not its admin, and begins empty once it is sent', async () => {
  answer(users.listUsers, EMPTY)
  answer(users.getUser, USER)
  answer(reviews.listQueue, { items: [], total: 0 })
  const sent = answer(users.disableUser, DONE)
  openAdmin(`?tab=users&user=${USER.id}`)
  const reason = dialog.getByRole('textbox')
  const open = () => button(t('adminUsers.disable.button')).click()
  const cancel = () => button(t('island.cancel')).click()
  await open()
  await reason.fill('Correo no deseado.')
  await cancel()
  await page.getByRole('link', { name: t('admin.area.moderation') }).click()
  await expect.element(page.getByText(t('adminModeration.empty.queue'))).toBeVisible()
  history.back()
  await open()
  await expect.element(reason).toHaveValue('Correo no deseado.')
  const OTHER = UserId.parse('0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d99')
  answer(getWaiting, { ...ADMIN_START, userId: OTHER })
  await reload()
  await open()
  await expect.element(reason).toHaveValue('')

  await reason.fill('Otra cosa.')
  await button(t('adminUsers.disable.confirm')).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(bodiesOf(sent())).toEqual([{ reason: 'Otra cosa.' }])
  // What says that it is done lies over the button for a while.
  forgetToasts()
  await open()
  await expect.element(reason).toHaveValue('')
})

test('a reason goes with its card, once another admin has decided', async () => {
  const [gone, left] = [waitingReview('21', 'Ana'), waitingReview('22', 'Luis')]
  const abouts = [gone, left].map(({ id }) => `admin:review:${id}`)
  const draft = { owner: ADMIN_START.userId, base: null, typed: { reason: 'Insulta.' } }
  for (const about of [...abouts, 'admin:appeal:1']) keepDraft({ ...draft, about })
  answer(reviews.listQueue, { items: [left], total: 1 })
  answer(reviews.listAppeals, { items: [], total: 0 })
  openAdmin('?tab=moderation')
  const kept = () => $drafts.get().map(({ about }) => about)
  await expect.poll(kept).toEqual(['admin:appeal:1', abouts[1]])
  await page.getByText(t('adminModeration.views.appeals'), { exact: true }).click()
  await expect.poll(kept).toEqual([abouts[1]])
})
