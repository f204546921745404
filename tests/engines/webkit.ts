import { Builder, By, error, type WebDriver, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { freePort } from '#db/local/free-port.ts'
import type { DebianWebkit } from '#scripts/setup/engines.ts'
import { PATIENCE_MS, WINDOW, type Engine } from './engine.ts'
import { openScreen } from './screen.ts'

/** The MiniBrowser of Debian's WebKitGTK via WebKitWebDriver, on a virtual screen. */
export async function webkitEngine(programs: DebianWebkit): Promise<Engine> {
  const screen = await openScreen(programs.screen)
  const port = await freePort()
  const driver = new DriverService(programs.driver, {
    port,
    args: [`--port=${port}`],
    loopback: true,
    env: {
      ...process.env,
      DISPLAY: screen.display,
      // Containers offer neither the namespaces of its sandbox nor a GPU.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const address = await driver.start(PATIENCE_MS)
  return {
    newTab: async () => {
      const browser = await new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: programs.miniBrowser, args: ['--automation'] },
        })
        .build()
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
        close: () => browser.quit(),
      }
    },
    close: async () => {
      await driver.kill()
      await screen.close()
    },
  }
}

/** The errors for an element that is missing, covered, or just replaced. */
const NOT_READY = [
  error.NoSuchElementError,
  error.StaleElementReferenceError,
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
]

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
        if (NOT_READY.some((kind) => problem instanceof kind)) return false
        throw problem
      }
    },
    PATIENCE_MS,
    `${selector} cannot be used`,
  )
}
