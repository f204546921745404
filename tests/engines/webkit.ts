import { once } from 'node:events'
import { Builder, By, error, type WebDriver, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { freePort } from '#db/local/free-port.ts'
import type { DebianWebkit } from '#scripts/setup/engines.ts'
import { PATIENCE_MS, WINDOW, type Engine } from './engine.ts'
import { openScreen } from './screen.ts'

/** Half of the time that a hook has, less what the start of the driver takes. */
const SESSION_WITHIN_MS = 20_000

/** The MiniBrowser of Debian's WebKitGTK via WebKitWebDriver, on a virtual screen. */
export async function webkitEngine(programs: DebianWebkit): Promise<Engine> {
  const screen = await openScreen(programs.screen)
  const start = () => startBrowser(programs, screen.display)
  return {
    newTab: async () => {
      // Once WebKitWebDriver never answered the request for a session: another one is started then.
      const { browser, end } = await start().catch(start)
      await browser
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...WINDOW })
      return {
        open: (url) => browser.get(url),
        press: (selector) => onceReady(browser, selector, (element) => element.click()),
        type: (selector, text) =>
          onceReady(browser, selector, async (element) => {
            await element.clear()
            await element.sendKeys(text)
          }),
        read: (expression) => browser.executeScript(`return ${expression}`),
        close: end,
      }
    },
    close: screen.close,
  }
}

/** A browser with a driver of its own, which serves one session at a time. */
async function startBrowser(programs: DebianWebkit, display: string) {
  const port = await freePort()
  const driver = new DriverService(programs.driver, {
    port,
    args: [`--port=${port}`],
    loopback: true,
    env: {
      ...process.env,
      DISPLAY: display,
      // Containers offer neither the namespaces of its sandbox nor a GPU.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const session = new Builder()
    .usingServer(await driver.start(SESSION_WITHIN_MS))
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.miniBrowser, args: ['--automation'] },
    })
    .build()
  const late = once(AbortSignal.timeout(SESSION_WITHIN_MS), 'abort').then(() => {
    throw new Error('WebKitWebDriver starts no session')
  })
  try {
    const browser = await Promise.race([session, late])
    const end = async () => {
      await browser.quit()
      await driver.kill()
    }
    return { browser, end }
  } catch (problem) {
    await driver.kill()
    throw problem
  }
}

/** The errors for an element that is missing, covered, or just replaced. */
const NOT_READY = [
  error.NoSuchElementError,
  error.StaleElementReferenceError,
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
]

/** Whether an action came too early. WebKitWebDriver finds no word of its own for a page that changes while it looks. */
const isNotReady = (problem: unknown) =>
  NOT_READY.some((kind) => problem instanceof kind) ||
  (problem instanceof error.WebDriverError && problem.message.startsWith('Could not parse element'))

/** Retries an action until its element is ready; the other drivers do so themselves. */
async function onceReady(
  browser: WebDriver,
  selector: string,
  act: (element: WebElement) => Promise<void>,
): Promise<void> {
  await browser.wait(
    async () => {
      try {
        await act(await browser.findElement(By.css(selector)))
        return true
      } catch (problem) {
        if (!isNotReady(problem)) throw problem
        return false
      }
    },
    PATIENCE_MS,
    `${selector} cannot be used`,
  )
}
