import { DEFAULT_SIGNALS } from '#lib/timers/signals.ts'
import { breathingOn } from './support/breathing.ts'
import { watchSenses } from './support/senses.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const SECOND = 1_000
inBothLanguages((locale) => {
  const t = textsOf(locale)

  test('the voice uses the language of the page', async ({ page }) => {
    await page.addInitScript(
      (kept) => localStorage.setItem('signals', JSON.stringify({ ...kept, voice: true })),
      DEFAULT_SIGNALS,
    )
    const senses = await watchSenses(page)
    const breathing = breathingOn(page, locale)
    await breathing.open()
    await breathing.start.click()
    await breathing.forward(8 * SECOND)
    await breathing.expectMoment({ phase: 'exhale', left: 4 })
    const [lang, voice] = locale === 'es' ? ['es-ES', 'Spanish'] : ['en-GB', 'British']
    expect((await senses.all()).said).toEqual(
      [
        t('timers.signals.say.inhale'),
        t('timers.signals.say.hold'),
        t('timers.signals.say.exhale'),
      ].map((text) => ({ text, lang, voice })),
    )
  })
})

test.describe('sound', () => {
  test('each phase has its own quiet sound, and the end a bell', async ({ page }) => {
    const senses = await watchSenses(page)
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.start.click()
    await breathing.forward(80 * SECOND)
    await expect(breathing.stage).toHaveAttribute('data-status', 'finished')
    const breath = ['inhale', 'hold', 'exhale', 'hold']
    const { sounds } = await senses.all()
    expect(sounds.map(({ file }) => file)).toEqual([
      ...Array.from({ length: 5 }, () => breath).flat(),
      'bell-end',
    ])
    expect(new Set(sounds.map(({ volume }) => Math.round(volume * 100)))).toEqual(new Set([30]))
  })

  test('rejected by the browser does not stop the timer', async ({ page }) => {
    const senses = await watchSenses(page, { refuseSounds: true })
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.start.click()
    await breathing.forward(5 * SECOND)
    await breathing.expectMoment({ phase: 'hold-in', left: 3 })
    expect(await senses.sounds()).toEqual(['inhale', 'hold'])
  })

  test('files exist and play, from this site only', async ({ page, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    const sound = page.waitForResponse(/\/sounds\/inhale\.mp3$/)
    await breathing.start.click()
    const response = await sound
    expect([200, 206]).toContain(response.status())
    expect(response.headers()['content-type']).toContain('audio/mpeg')
    expect(asked.filter((url) => /\/sounds\//.test(url)).length).toBeGreaterThan(0)
    expect(asked.filter((url) => !url.startsWith(baseURL!) && !url.startsWith('blob:'))).toEqual([])
  })

  test('can be switched off, and then loads no files', async ({ page }) => {
    const senses = await watchSenses(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.settings.click()
    await page.getByRole('checkbox', { name: 'Sonido', exact: true }).uncheck()
    await breathing.start.click()
    await breathing.forward(5 * SECOND)
    await breathing.expectMoment({ phase: 'hold-in', left: 3 })
    expect(await senses.sounds()).toEqual([])
    expect(asked.filter((url) => url.includes('/sounds/'))).toEqual([])
  })

  test('has a volume that can be tested and is stored', async ({ page }) => {
    const senses = await watchSenses(page)
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.settings.click()
    await page.getByRole('slider', { name: 'Volumen' }).fill('50')
    await page.getByRole('button', { name: 'Probar los avisos' }).click()
    const { sounds, shakes } = await senses.all()
    expect(sounds.map(({ file }) => file)).toEqual(['inhale'])
    expect(sounds[0]!.volume).toBeCloseTo(0.15, 5)
    expect(shakes).toHaveLength(1)
    await breathing.open()
    await breathing.settings.click()
    await expect(page.getByRole('slider', { name: 'Volumen' })).toHaveValue('50')
  })

  test('settings that are broken fall back to the defaults', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('signals', '{"volume": 0.2, '))
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.settings.click()
    await expect(page.getByRole('slider', { name: 'Volumen' })).toHaveValue('100')
    await expect(page.getByRole('checkbox', { name: 'Sonido', exact: true })).toBeChecked()
  })
})

test.describe('missing browser features', () => {
  test('are not offered and do not break the timer', async ({ page }) => {
    await watchSenses(page, {
      without: ['speechSynthesis', 'vibrate', 'wakeLock', 'mediaSession', 'Worker'],
    })
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.settings.click()
    await expect(page.getByRole('checkbox', { name: 'Sonido', exact: true })).toBeVisible()
    for (const name of ['Voz', 'Vibración', 'Controles en la pantalla de bloqueo']) {
      await expect(page.getByRole('checkbox', { name })).toHaveCount(0)
    }
    await breathing.start.click()
    await breathing.forward(5 * SECOND)
    await breathing.expectMoment({ phase: 'hold-in', left: 3 })
  })
})

test.describe('vibration', () => {
  test('differs for inhaling and exhaling, and can be switched off', async ({ page }) => {
    const senses = await watchSenses(page)
    const breathing = breathingOn(page, 'es')
    await breathing.open('#mode=breathing&pattern=coherent')
    await breathing.start.click()
    await breathing.forward(5 * SECOND)
    await breathing.expectMoment({ phase: 'exhale', left: 5 })
    const [inhale, exhale, ...more] = (await senses.all()).shakes
    expect(inhale).not.toEqual(exhale)
    expect(more).toEqual([])
    await breathing.end.click()
    await breathing.settings.click()
    await page.getByRole('checkbox', { name: 'Vibración' }).uncheck()
    await breathing.start.click()
    await breathing.expectMoment({ phase: 'inhale', left: 5 })
    expect((await senses.all()).shakes).toHaveLength(2)
  })
})

test.describe('the screen wake lock', () => {
  test('is held while running and released when paused or finished', async ({ page }) => {
    const senses = await watchSenses(page)
    const breathing = breathingOn(page, 'es')
    const screen = async () => (await senses.all()).screen.join(' ')
    await breathing.open()
    expect(await screen()).toBe('')
    await breathing.start.click()
    await expect.poll(screen).toBe('request')
    await breathing.pause.click()
    await expect.poll(screen).toBe('request release')
    await breathing.resume.click()
    await expect.poll(screen).toBe('request release request')
    await breathing.forward(80 * SECOND)
    await expect.poll(screen).toBe('request release request release')
  })

  test('is requested again when the page becomes visible', async ({ page }) => {
    const senses = await watchSenses(page)
    const breathing = breathingOn(page, 'es')
    const screen = async () => (await senses.all()).screen.join(' ')
    await breathing.open()
    await breathing.start.click()
    await expect.poll(screen).toBe('request')
    await senses.hide(true)
    await senses.hide(false)
    await expect.poll(screen).toBe('request request')
    await breathing.end.click()
    await expect.poll(screen).toBe('request request release')
  })

  test('that cannot be acquired does not stop the timer', async ({ page }) => {
    await watchSenses(page, { refuseScreen: true })
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.start.click()
    await breathing.forward(5 * SECOND)
    await breathing.expectMoment({ phase: 'hold-in', left: 3 })
  })
})

test.describe('media keys', () => {
  const session = () => {
    const { metadata, playbackState } = navigator.mediaSession
    return { title: metadata?.title ?? null, playbackState }
  }

  test('pause and resume, with metadata and playback state', async ({ page }) => {
    const senses = await watchSenses(page)
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    expect(await page.evaluate(session)).toEqual({ title: null, playbackState: 'none' })
    await breathing.start.click()
    await expect
      .poll(() => page.evaluate(session))
      .toEqual({ title: 'Cuadrada', playbackState: 'playing' })
    await senses.pressMediaKey('pause')
    await expect(breathing.resume).toBeVisible()
    expect(await page.evaluate(session)).toEqual({ title: 'Cuadrada', playbackState: 'paused' })
    await senses.pressMediaKey('play')
    await expect(breathing.pause).toBeVisible()
    await breathing.end.click()
    await expect.poll(() => page.evaluate(session)).toEqual({ title: null, playbackState: 'none' })
  })

  test('are on the lock screen only if enabled, since that stops other audio', async ({ page }) => {
    const senses = await watchSenses(page)
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.start.click()
    await breathing.end.click()
    expect(await senses.sounds()).not.toContain('silence')
    await breathing.settings.click()
    await page.getByRole('checkbox', { name: 'Controles en la pantalla de bloqueo' }).check()
    await breathing.start.click()
    await expect.poll(senses.sounds).toContain('silence')
  })
})
