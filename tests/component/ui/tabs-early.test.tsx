import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Tabs } from '#ui/tabs.tsx'
import { nextFrame } from '../support/act.ts'
import { mountBuilt } from '../support/mount.tsx'

const NAMES = ['Perfil de Salud', 'Registrar Mis Datos', 'Registros', 'Historial profesional']
const MANY = NAMES.map((label) => ({ value: label, label, panel: label }))

test('a list of tabs that was scrolled before its script was here does not move', async () => {
  await page.viewport(390, 844)
  const hydrate = mountBuilt(<Tabs label="Partes" value={NAMES[0]!} tabs={MANY} />)
  const list = page.getByRole('tablist').element()
  list.scrollLeft = 200
  await hydrate()
  await nextFrame()
  expect(list.scrollLeft).toBe(200)
})

test('the selected tab is scrolled to where nothing was', async () => {
  await page.viewport(390, 844)
  const hydrate = mountBuilt(<Tabs label="Partes" value={NAMES[3]!} tabs={MANY} />)
  const list = page.getByRole('tablist').element()
  await hydrate()
  await expect.poll(() => list.scrollLeft).toBeGreaterThan(100)
})
