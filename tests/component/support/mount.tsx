import { useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { page } from 'vitest/browser'
import { queryClient } from '#client/data/query-client.ts'
import '#client/island/fallen-focus.ts'
import { addTexts } from '#client/texts/load-t.ts'
import { LocaleContext } from '#client/texts/use-t.ts'
import { SESSION_HINT } from '#lib/accounts/session-hint.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { $session } from '#stores/session.ts'
import { forgetFocus } from './focus.ts'
import { problems } from './problems.ts'
import { forgetToasts } from './toasts.ts'

type Around = {
  /** The language of the page; Spanish unless it is the point. */
  locale?: Locale
  /** The address of the page, with query and fragment. */
  at?: string
  /** Whether this browser has a session. What it may is up to the test's answers. */
  signedIn?: boolean
  /** The element around it: `div` for what brings a main element of its own. */
  inside?: 'main' | 'div'
}

const HOME = location.href
let roots: { root: Root; element: HTMLElement; part: ReactNode }[] = []

/**
 * Draws an island, or a part of one, as on a page of the site: its styles, language, address and session. Its requests
 * are answered by `answer`.
 *
 * @returns the element around it, as a locator
 */
export function mount(part: ReactNode, around: Around = {}) {
  const element = place(around)
  const root = createRoot(element)
  const located = inLocale(part, around)
  root.render(located)
  roots.push({ root, element, part: located })
  return page.getByTestId(element.dataset['testid']!)
}

/**
 * Draws an island as the HTML of a page, which React does not know yet. What differs from it at hydration fails the test;
 * what a part does where there is no `document` is for the tests of the built site.
 *
 * @returns hydrates it, and resolves then
 */
export function mountBuilt(island: ReactNode, around: Around = {}): () => Promise<void> {
  const element = place(around)
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const part = (
    <>
      {island}
      <Hydrated done={() => resolve(undefined)} />
    </>
  )
  element.innerHTML = renderToString(part)
  return () => {
    const root = hydrateRoot(element, part, {
      onRecoverableError: (error) => problems.push(`hydration: ${String(error)}`),
    })
    roots.push({ root, element, part })
    return promise
  }
}

/** What is not an island itself finds the language and all texts as in one. */
function inLocale(part: ReactNode, { locale = 'es' }: Around) {
  addTexts(locale, TEXTS[locale])
  return <LocaleContext value={locale}>{part}</LocaleContext>
}

function Hydrated({ done }: { done: () => void }) {
  useEffect(done, [done])
  return null
}

/** An element in a page of its own. */
function place({ locale = 'es', at = '/', signedIn = false, inside = 'main' }: Around) {
  history.replaceState(null, '', at)
  // Stores that read the address live for a moment after their last listener, and so after the last test.
  dispatchEvent(new PopStateEvent('popstate'))
  document.documentElement.lang = locale
  document.documentElement.dataset['theme'] = 'light'
  beSignedIn(signedIn)
  const element = document.createElement(inside)
  element.dataset['testid'] = `part-${roots.length + 1}`
  document.body.append(element)
  return element
}

/** Draws everything as after a reload: nothing that was read is left, and only what the browser stores of what was typed. */
export async function reload(): Promise<void> {
  for (const { root } of roots) root.unmount()
  forgetFocus()
  await forgetReads()
  for (const mounted of roots) {
    mounted.root = createRoot(mounted.element)
    mounted.root.render(mounted.part)
  }
}

async function forgetReads() {
  await queryClient.cancelQueries()
  queryClient.clear()
}

/** Begins or ends the session of this browser, without an event for the other tabs. */
function beSignedIn(signedIn: boolean) {
  document.cookie = `${SESSION_HINT}=${signedIn ? '1; Path=/' : '; Max-Age=0; Path=/'}`
  const { dataset } = document.documentElement
  if (signedIn) dataset['session'] = 'in'
  else delete dataset['session']
  $session.set({ signedIn, event: 'initial-session' })
}

/** Takes everything off the page, as when the page is left: what this browser stores stays. */
export function leavePage(): void {
  for (const { root, element } of roots) {
    root.unmount()
    element.remove()
  }
  roots = []
  // A dialog that closes has given it back to its opener.
  forgetFocus()
}

/** Ends a test: takes everything off the page, and forgets what was read. */
export async function unmountAll(): Promise<void> {
  // Let go while it is still there: what loses the focus with the page would hand it to something of the next one.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await Promise.resolve()
  leavePage()
  forgetToasts()
  await forgetReads()
  beSignedIn(false)
  history.replaceState(null, '', HOME)
  localStorage.clear()
  sessionStorage.clear()
  // As if another tab had cleared them: stores that are still mounted forget their values.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  document.body.removeAttribute('style')
}
