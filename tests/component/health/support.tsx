import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { Health } from '#islands/health/health.tsx'
import { TEXTS } from '#lib/i18n/texts.ts'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { mount } from '../support/mount.tsx'

/** Texts of the health centre, in Spanish. */
export const t = textsOf('es')

/** Draws the centre at an address; signed out it is the demonstration, which needs no answers. */
export const openHealth = (query = '', { signedIn = false } = {}) =>
  mount(<Health locale="es" texts={TEXTS.es} />, { at: PATHS.health + query, signedIn })

/** Resolves once a part can be seen. */
export const shown = (part: Locator) => expect.element(part).toBeVisible()

/** Resolves once a part is not there, or cannot be seen. */
export const gone = (part: Locator) =>
  expect.poll(() => part.elements().some((element) => element.checkVisibility())).toBe(false)

/** Resolves once there are so many. */
export const counted = (parts: Locator, count: number) =>
  expect.poll(() => parts.length).toBe(count)

/** A notice in the corner. */
export const toast = (text: string) => page.getByRole('status').filter({ hasText: text })
