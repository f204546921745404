import { toolPath } from '#lib/tools/tools.ts'
import { islandsAlive } from './support/island.ts'
import { expect, test } from './support/test.ts'
import { timerOn } from './support/timer.ts'

const SECOND = 1_000

test.describe('settings', () => {
  test('an invalid field reports its error, gets the focus, and prevents the start', async ({
    page,
  }) => {
    const { open, field, start, form, stage } = timerOn(page, 'es')
    await open()
    await field('Minutos').fill('0')
    await field('Segundos').fill('0')
    await start.click()
    await expect(form.getByText(/Pon al menos un segundo/)).toBeVisible()
    await expect(field('Segundos')).toBeFocused()
    await field('Segundos').fill('75')
    await start.click()
    await expect(field('Segundos')).toHaveAccessibleDescription(
      'Escribe un número entero entre 0 y 59.',
    )
    await expect(field('Segundos')).toHaveValue('75')
    await expect(stage).toHaveCount(0)
  })

  test('work and rest of an EMOM add up to a minute', async ({ page }) => {
    const { open, mode, field } = timerOn(page, 'es')
    await open()
    await mode('EMOM')
    await field('Trabajo (s)').fill('45')
    await expect(field('Descanso (s)')).toHaveValue('15')
    await field('Descanso (s)').fill('25')
    await expect(field('Trabajo (s)')).toHaveValue('35')
  })

  test('stepper buttons change a number within its limits', async ({ page }) => {
    const { open, mode, field, form } = timerOn(page, 'es')
    await open()
    await mode('AFAP')
    const rounds = field('Rondas objetivo')
    await rounds.fill('2')
    for (let times = 0; times < 3; times++) {
      await form.getByRole('button', { name: 'Menos: Rondas objetivo' }).click()
    }
    await expect(rounds).toHaveValue('1')
    await form.getByRole('button', { name: 'Más: Rondas objetivo' }).click()
    await expect(form.getByText('× 2')).toBeVisible()
  })

  test('a custom sequence: steps are added, named, moved, removed, and run', async ({ page }) => {
    const { open, mode, form, begin, phase, stage } = timerOn(page, 'es')
    const names = form.getByRole('textbox', { name: 'Nombre' })
    await open()
    await mode('Intervalos')
    await form.getByRole('button', { name: 'Añadir parte' }).click()
    await form.getByRole('button', { name: 'Añadir parte' }).click()
    await names.nth(0).fill('Plancha')
    await names.nth(2).fill('Saltos')
    await form.getByRole('button', { name: 'Subir la parte 3' }).focus()
    await page.keyboard.press('Enter')
    await expect(names.nth(1)).toHaveValue('Saltos')
    await form.getByRole('button', { name: 'Quitar la parte 3' }).click()
    await expect(names).toHaveCount(2)
    await expect(form.getByText('1:30', { exact: true })).toBeVisible()
    await begin()
    await expect(phase).toHaveText('Plancha')
    await expect(stage.getByText('Después: Saltos 0:30')).toBeVisible()
    await page.clock.fastForward(61 * SECOND)
    await expect(phase).toHaveText('Saltos')
  })

  test('the last settings are restored; a link overrides them', async ({ page }) => {
    const { open, begin, form, field } = timerOn(page, 'es')
    await open('mode=tabata&work=30')
    await begin()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(toolPath('timer'))
    await expect(form.getByRole('radio', { name: 'Tabata' })).toBeChecked()
    await expect(field('Trabajo (s)')).toHaveValue('30')
    await page.goto(`${toolPath('timer')}#mode=afap&rounds=7`)
    await page.reload()
    await expect(field('Rondas objetivo')).toHaveValue('7')
  })

  test('the preparation can be set, is kept, and can be left out', async ({ page }) => {
    const { open, field, form, start, phase, shows, press, answer } = timerOn(page, 'es')
    await open('mode=countdown&seconds=60')
    await expect(field('Preparación (s)')).toHaveValue('20')
    await field('Preparación (s)').fill('5')
    await expect(form.getByText('Más 5 segundos para prepararte')).toBeVisible()
    await start.click()
    await expect(phase).toHaveText('Prepárate')
    await shows('0:05')
    await page.clock.runFor(5 * SECOND)
    await expect(phase).toHaveText('Cuenta atrás')
    await press('Cerrar')
    await answer('Cerrar')
    await page.goto(toolPath('timer'))
    await expect(field('Preparación (s)')).toHaveValue('5')
    await field('Preparación (s)').fill('0')
    await start.click()
    await expect(phase).toHaveText('Cuenta atrás')
  })

  test('invalid settings are ignored', async ({ page }) => {
    const { open, field } = timerOn(page, 'es')
    await page.addInitScript(() => localStorage.setItem('timer-last:timer', '{"mode":"tabata"'))
    await open('mode=tabata&work=0')
    await expect(field('Minutos')).toHaveValue('5')
  })
})

test('a run can be resumed after a reload', async ({ page }) => {
  const { open, begin, phase, stage } = timerOn(page, 'es')
  await open('mode=tabata')
  await begin()
  await page.clock.runFor(5 * SECOND)
  let asked = 0
  page.on('dialog', (dialog) => {
    asked++
    void dialog.accept()
  })
  await page.reload()
  await islandsAlive(page)
  expect(asked).toBe(1)
  await expect(stage).toHaveCount(0)
  await page.getByRole('button', { name: 'Seguir con él' }).click()
  await expect(phase).toHaveText('Trabajo')
  await page.clock.fastForward(20 * SECOND)
  await expect(phase).toHaveText('Descanso')
})
