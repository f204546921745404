import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { LOCALES } from '#lib/i18n/locales.ts'
import { DEFAULT_SIGNALS } from '#lib/timers/signals.ts'
import { leavePage } from '../support/mount.tsx'
import { openBreathing } from './support/breathing.tsx'
import { stored, withMotion } from './support/browser.ts'
import { stopClock } from './support/clock.ts'
import { watchSenses } from './support/senses.ts'
import { openTimer } from './support/timer.tsx'

const SECOND = 1_000
const TABATA = 'mode=tabata&work=20&rest=10&cycles=2&rounds=1&roundRest=0'
const STEPS = 'mode=intervals&rounds=1&step=work.10.A&step=rest.10.B&step=work.10.C'
const sound = page.getByRole('checkbox', { name: 'Sonido', exact: true })
const volume = page.getByRole('slider', { name: 'Volumen' })

test.each(LOCALES)('the voice uses the language of the page: %s', async (locale) => {
  stored('signals', JSON.stringify({ ...DEFAULT_SIGNALS, voice: true }))
  const clock = stopClock()
  const { said } = watchSenses()
  const { t, start, expectMoment } = openBreathing(locale)
  await start.click()
  await clock.forward(8 * SECOND)
  await expectMoment({ phase: 'exhale', left: 4 })
  const [lang, voice] = locale === 'es' ? ['es-ES', 'Spanish'] : ['en-GB', 'British']
  expect(said).toEqual(
    [
      t('timers.signals.say.inhale'),
      t('timers.signals.say.hold'),
      t('timers.signals.say.exhale'),
    ].map((text) => ({ text, lang, voice })),
  )
})

describe('sound', () => {
  test('each phase has its own quiet sound, and the end a bell', async () => {
    const clock = stopClock()
    const { sounds, played } = watchSenses()
    const { start, stage } = openBreathing()
    await start.click()
    await clock.forward(80 * SECOND)
    await expect.element(stage).toHaveAttribute('data-status', 'finished')
    const breath = ['inhale', 'hold', 'exhale', 'hold']
    expect(played()).toEqual([...Array.from({ length: 5 }, () => breath).flat(), 'bell-end'])
    expect(new Set(sounds.map(({ volume: one }) => Math.round(one * 100)))).toEqual(new Set([30]))
  })

  test('rejected by the browser does not stop the timer', async () => {
    const clock = stopClock()
    const { played } = watchSenses({ refuseSounds: true })
    const { start, expectMoment } = openBreathing()
    await start.click()
    await clock.forward(5 * SECOND)
    await expectMoment({ phase: 'hold-in', left: 3 })
    expect(played()).toEqual(['inhale', 'hold'])
  })

  test('can be switched off, and then loads no files', async () => {
    const clock = stopClock()
    const { played, loaded } = watchSenses()
    const { settings, start, end, expectMoment } = openBreathing()
    await settings.click()
    await sound.click()
    await expect.element(sound).not.toBeChecked()
    await start.click()
    await clock.forward(5 * SECOND)
    await expectMoment({ phase: 'hold-in', left: 3 })
    expect(played()).toEqual([])
    expect(loaded).toEqual([])
    await end.click()
    await sound.click()
    await start.click()
    await expect.poll(played).toEqual(['inhale'])
    expect(loaded).toContain('/sounds/inhale.mp3')
  })

  test('has a volume that can be tested and is kept', async () => {
    const { sounds, shakes } = watchSenses()
    const { settings } = openBreathing()
    await settings.click()
    await volume.fill('50')
    await page.getByRole('button', { name: 'Probar los avisos' }).click()
    expect(sounds.map(({ file }) => file)).toEqual(['inhale'])
    expect(sounds[0]!.volume).toBeCloseTo(0.15, 5)
    expect(shakes).toHaveLength(1)
    leavePage()
    await openBreathing().settings.click()
    await expect.element(volume).toHaveValue('50')
  })

  test('settings that are broken fall back to the defaults', async () => {
    stored('signals', '{"volume": 0.2, ')
    await openBreathing().settings.click()
    await expect.element(volume).toHaveValue('100')
    await expect.element(sound).toBeChecked()
  })
})

test('missing browser features are not offered and do not break the timer', async () => {
  const clock = stopClock()
  watchSenses({ without: ['speechSynthesis', 'vibrate', 'wakeLock', 'mediaSession', 'Worker'] })
  const { settings, start, expectMoment } = openBreathing()
  await settings.click()
  await expect.element(sound).toBeVisible()
  for (const name of ['Voz', 'Vibración', 'Controles en la pantalla de bloqueo']) {
    expect(page.getByRole('checkbox', { name }).elements(), name).toHaveLength(0)
  }
  await start.click()
  await clock.forward(5 * SECOND)
  await expectMoment({ phase: 'hold-in', left: 3 })
})

test('vibration differs for inhaling and exhaling, and can be switched off', async () => {
  const clock = stopClock()
  const { shakes } = watchSenses()
  const { settings, start, end, expectMoment } = openBreathing(
    'es',
    '#mode=breathing&pattern=coherent',
  )
  await start.click()
  await clock.forward(5 * SECOND)
  await expectMoment({ phase: 'exhale', left: 5 })
  const [inhale, exhale, ...more] = shakes
  expect(inhale).not.toEqual(exhale)
  expect(more).toEqual([])
  await end.click()
  await settings.click()
  const vibration = page.getByRole('checkbox', { name: 'Vibración' })
  await vibration.click()
  await expect.element(vibration).not.toBeChecked()
  await start.click()
  await expectMoment({ phase: 'inhale', left: 5 })
  expect(shakes).toHaveLength(2)
})

describe('the screen wake lock', () => {
  test('is held while running and released when paused or finished', async () => {
    const clock = stopClock()
    const { screen } = watchSenses()
    const { start, pause, resume } = openBreathing()
    await expect.element(start).toBeVisible()
    expect(screen).toEqual([])
    await start.click()
    await expect.poll(() => screen.join(' ')).toBe('request')
    await pause.click()
    await expect.poll(() => screen.join(' ')).toBe('request release')
    await resume.click()
    await expect.poll(() => screen.join(' ')).toBe('request release request')
    await clock.forward(80 * SECOND)
    await expect.poll(() => screen.join(' ')).toBe('request release request release')
  })

  test('is requested again when the page becomes visible', async () => {
    stopClock()
    const { screen, hide } = watchSenses()
    const { start, end } = openBreathing()
    await start.click()
    await expect.poll(() => screen.join(' ')).toBe('request')
    hide(true)
    hide(false)
    await expect.poll(() => screen.join(' ')).toBe('request request')
    await end.click()
    await expect.poll(() => screen.join(' ')).toBe('request request release')
  })

  test('that cannot be acquired does not stop the timer', async () => {
    const clock = stopClock()
    const { screen } = watchSenses({ refuseScreen: true })
    const { start, expectMoment } = openBreathing()
    await start.click()
    await clock.forward(5 * SECOND)
    await expectMoment({ phase: 'hold-in', left: 3 })
    expect(screen).toEqual(['request'])
  })
})

describe('media keys', () => {
  const session = () => {
    const { metadata, playbackState } = navigator.mediaSession
    return { title: metadata?.title ?? null, playbackState }
  }

  test('pause and resume, with metadata and playback state', async () => {
    stopClock()
    const { pressMediaKey } = watchSenses()
    const { start, pause, resume, end } = openBreathing()
    await expect.element(start).toBeVisible()
    expect(session()).toEqual({ title: null, playbackState: 'none' })
    await start.click()
    await expect.poll(session).toEqual({ title: 'Cuadrada', playbackState: 'playing' })
    pressMediaKey('pause')
    await expect.element(resume).toBeVisible()
    expect(session()).toEqual({ title: 'Cuadrada', playbackState: 'paused' })
    pressMediaKey('play')
    await expect.element(pause).toBeVisible()
    await end.click()
    await expect.poll(session).toEqual({ title: null, playbackState: 'none' })
  })

  test('are on the lock screen only if enabled, since that stops other audio', async () => {
    stopClock()
    const { played } = watchSenses()
    const { settings, start, end } = openBreathing()
    await start.click()
    await expect.poll(played).toEqual(['inhale'])
    await end.click()
    await settings.click()
    await page.getByRole('checkbox', { name: 'Controles en la pantalla de bloqueo' }).click()
    await start.click()
    await expect.poll(played).toContain('silence')
  })
})

/** Starts a timer whose signals may flash. */
async function startWorkout(settings: string) {
  stored('signals', JSON.stringify({ ...DEFAULT_SIGNALS, flash: true }))
  const clock = stopClock()
  const { played } = watchSenses()
  const flashes = countFlashes()
  const timer = openTimer(settings)
  await timer.start.click()
  await expect.element(timer.stage).toBeVisible()
  return { ...timer, clock, played, flashes }
}

function countFlashes(): () => number {
  let count = 0
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes])
    const isFlash = (node: Node) => node instanceof Element && node.matches('[data-testid=flash]')
    if (added.some(isFlash)) count++
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return () => count
}

test('every event of a workout has its sound', async () => {
  const { clock, played } = await startWorkout(TABATA)
  await clock.forward(70 * SECOND)
  const last = ['whistle', 'countdown', 'countdown', 'countdown']
  const work = ['work', 'halfway', ...last]
  await expect
    .poll(played)
    .toEqual(['prepare', 'prepare', ...last, ...work, 'rest', ...last, ...work, 'finish'])
})

test('the screen does not flash with reduced motion', async () => {
  const { clock, played, flashes } = await startWorkout(TABATA)
  await clock.forward(21 * SECOND)
  await expect.poll(played).toContain('work')
  expect(flashes()).toBe(0)
})

describe('with motion', () => {
  test('the screen flashes at each change', async () => {
    await withMotion()
    const { clock, flashes } = await startWorkout(TABATA)
    // Preparation, the ten-second warning, work.
    await clock.forward(21 * SECOND)
    await expect.poll(flashes).toBe(3)
    // Each flash is removed afterwards.
    await expect.poll(() => page.getByTestId('flash').elements()).toHaveLength(0)
  })

  test('at most two flashes a second, even when skipping quickly', async () => {
    await withMotion()
    const { clock, flashes, button, phase } = await startWorkout(STEPS)
    await clock.forward(SECOND)
    for (let press = 0; press < 3; press++) await button('Saltar').click()
    await expect.element(phase).toHaveTextContent('C')
    expect(flashes()).toBe(2)
  })
})
