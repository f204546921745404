import { locators, type Locator } from 'vitest/browser'

/** For what has neither a role nor a name: the parts of a tool, and native fields by the names that its form reads. */
locators.extend({ css: (selector: string) => `css=${selector}` })

declare module 'vitest/browser' {
  interface LocatorSelectors {
    css: (selector: string) => Locator
  }
}
