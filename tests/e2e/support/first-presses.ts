import { expect as usual, type Page } from '@playwright/test'
import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { toolPath } from '#lib/tools/tools.ts'
import { listOn } from './list.ts'
import { textsOf } from './texts.ts'
import { toolOn } from './tools.ts'
import { signInField } from './forms.ts'

const t = textsOf('es')

/** That nothing is lost: how long it takes says the benchmark. */
const expect = usual.configure({ timeout: 40_000 })

/** What somebody presses first on a page, and how it answers. */
type FirstPress = {
  path: string
  press: (page: Page) => Promise<void>
  answered: (page: Page) => Promise<void>
}

/** On the pages that people come to, by what is pressed. */
export const FIRST_PRESSES: Record<string, FirstPress> = {
  'a filter of a list': {
    path: LIST_PATHS.trainer,
    press: async (page) => {
      const list = listOn(page, 'trainer', 'es')
      await list.openFilters()
      await list.filter('goal').selectOption('online')
    },
    answered: (page) => expect(page).toHaveURL(`${LIST_PATHS.trainer}?goal=online`),
  },
  'a tab of the health centre': {
    path: PATHS.health,
    press: (page) => page.getByRole('tab', { name: t('health.tabs.records') }).click(),
    answered: (page) =>
      expect(page.getByRole('region', { name: t('healthRecords.list') })).toBeVisible(),
  },
  'a form': {
    path: PATHS.signIn,
    press: (page) => page.getByRole('button', { name: t('auth.signIn.submit') }).click(),
    answered: (page) => expect(signInField(page, 'email')).toHaveAttribute('aria-invalid', 'true'),
  },
  'the start of a timer': {
    path: toolPath('timer'),
    press: (page) => toolOn(page, 'timer', 'es').go.click(),
    answered: (page) => expect(toolOn(page, 'timer', 'es').outcome).toHaveCount(1),
  },
}

/** When a page is pressed on, in ms after the first paint of its content. */
export const PRESSED_AFTER_MS = [0, 200, 800]

/** Lighthouse's phone has a quarter of the speed of a computer. */
const SLOWER = 4

/** Makes the processor of a page as slow as that of a phone. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** Opens a page and resolves `delay` ms after the first paint of its content. */
export async function openUntilPainted(page: Page, path: string, delay: number): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((entries) => {
          const [paint] = entries.getEntriesByName('first-contentful-paint')
          if (paint) setTimeout(resolve, paint.startTime + ms - performance.now())
        }).observe({ type: 'paint', buffered: true })
      }),
    delay,
  )
}
