import { PATHS } from '#lib/site/routes.ts'
import { recordsOn, registerOn } from './support/health.ts'
import { enterKeeper } from './support/keeper.ts'
import { reach } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const t = textsOf('es')

test('a record is written, read, changed, deleted and had again by keys alone', async ({
  page,
  context,
  baseURL,
}) => {
  await enterKeeper(context, baseURL!, [{ recordDate: '2026-11-19', weight: 70.4 }])
  const tab = (name: 'data' | 'records') =>
    page.getByRole('tab', { name: t(`health.tabs.${name}`) })
  await page.goto(`${PATHS.health}?tab=profile`)
  const { field, saved } = registerOn(page)
  const { rows, dialog, edit, details, question } = recordsOn(page)
  await reach(page, page.getByRole('tab', { name: t('health.tabs.profile') }))
  await page.keyboard.press('ArrowRight')
  await expect(tab('data')).toHaveAttribute('aria-selected', 'true')
  await field('weight').waitFor()
  await reach(page, field('weight'))
  await page.keyboard.type('69,8')
  await page.keyboard.press('Enter')
  await expect(saved).toContainText('peso 69,8 kg')
  const see = page.getByRole('link', { name: t('healthRegister.saved.see') })
  await reach(page, see)
  await page.keyboard.press('Enter')
  await expect(details.first()).toBeFocused()

  await reach(page, edit.first(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const weight = dialog.getByLabel(t('health.measure.weight'))
  await weight.waitFor()
  await reach(page, weight)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('69,5')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(rows.first()).toContainText('69,5 kg')
  await expect(edit.first()).toBeFocused()

  await reach(page, rows.first().getByRole('button', { name: t('healthRecords.remove.open') }))
  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: t('health.cancel') })).toBeFocused()
  await reach(page, question.getByRole('button', { name: t('healthRecords.remove.confirm') }))
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('button', { name: t('healthRecords.remove.undo') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
})

test('a share is granted by keys alone, and its dialog gives the focus back', async ({ page }) => {
  await page.goto(`${PATHS.health}?tab=authorizations`)
  const pending = page.getByRole('region', { name: t('healthSharing.group.pending'), exact: true })
  await pending.waitFor()
  const open = pending.getByRole('button', {
    name: new RegExp(`^${t('healthSharing.action.authorize')}`),
  })
  await reach(page, open)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await reach(page, dialog.getByRole('button', { name: t('healthSharing.grant.nothing') }))
  await page.keyboard.press('Enter')
  const weight = dialog.getByRole('switch', { name: t('health.flag.weight') })
  await reach(page, weight)
  await page.keyboard.press('Space')
  await expect(weight).toBeChecked()
  await reach(
    page,
    dialog.getByRole('button', { name: t('healthSharing.grant.authorize', { name: 'Carmen' }) }),
  )
  await page.keyboard.press('Enter')
  const shared = page
    .getByRole('region', { name: t('healthSharing.group.active'), exact: true })
    .getByRole('listitem', { name: 'Carmen Vidal' })
  await expect(shared).toContainText('Carmen ve tu peso')
  await expect(shared).toBeFocused()
})
