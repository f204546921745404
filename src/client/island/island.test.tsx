import { Suspense, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadT } from '#client/texts/load-t.ts'
import { LocaleContext, useLocale, useT } from '#client/texts/use-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { island } from './island.tsx'
import { lazyPart } from './lazy-part.tsx'

/** The addresses that were asked for. */
let asked: string[]
/** Whether the texts arrive. */
let isOnline: boolean

// Each test has a namespace of its own: what is there stays there.
beforeEach(() => {
  asked = []
  isOnline = true
  vi.stubGlobal('__TEXTS__', 'v1')
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const [, , locale, file] = address.split(/[/?]/)
    const name = file!.replace('.json', '') as keyof (typeof TEXTS)['es']
    return Promise.resolve(
      isOnline ? Response.json(TEXTS[locale as Locale][name]) : new Response('', { status: 503 }),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The HTML of a part once everything in it has arrived. */
async function htmlOf(part: ReactNode): Promise<string> {
  const { prelude } = await prerender(part, { onError: () => undefined })
  return new Response(prelude).text()
}

test('all of an island has its language and the texts that it was sent with', async () => {
  const Deep = () => <b lang={useLocale()}>{useT('paging')('paging.next')}</b>
  const Pages = island(() => <Deep />, 'paging')
  expect(await htmlOf(<Pages locale="en" texts={messagesOf('en', 'paging')} />)).toBe(
    '<b lang="en">Next page</b>',
  )
  expect(await htmlOf(<Pages locale="es" texts={messagesOf('es', 'paging')} />)).toBe(
    '<b lang="es">Página siguiente</b>',
  )
  expect(asked).toEqual([])
})

test('outside of an island there is no language to guess', async () => {
  const Deep = () => useT('paging')('paging.next')
  await expect(htmlOf(<Deep />)).rejects.toThrow('outside of an island')
})

test('a lazy part brings its texts, each file once', async () => {
  const Part = lazyPart(
    () => {
      return Promise.resolve(({ count }: { count: number }) => {
        const t = useT('welcome', 'photo')
        return `${t('photo.label')} ${count}`
      })
    },
    'photo',
    'welcome',
  )
  const shown = (
    <LocaleContext value="es">
      <Suspense fallback="…">
        <Part count={2} />
      </Suspense>
    </LocaleContext>
  )
  const expected = `${TEXTS.es.photo.label} 2`
  expect(await htmlOf(shown)).toContain(expected)
  expect(await htmlOf(shown)).toContain(expected)
  expect(asked).toEqual(['/locales/es/photo.json?v=v1', '/locales/es/welcome.json?v=v1'])
})

test('a namespace that nobody has named is waited for', async () => {
  const Deep = () => useT('reviews')('reviews.write.title')
  const html = await htmlOf(
    <LocaleContext value="es">
      <Suspense fallback="…">
        <Deep />
      </Suspense>
    </LocaleContext>,
  )
  expect(html).toContain(TEXTS.es.reviews.write.title)
  expect(asked).toEqual(['/locales/es/reviews.json?v=v1'])
})

test('texts that did not arrive are asked for again by the next press', async () => {
  isOnline = false
  await expect(loadT('en', 'consent', 'search')).rejects.toThrow('503')
  isOnline = true
  const t = await loadT('en', 'consent', 'search')
  expect(t('search.label')).toBe(TEXTS.en.search.label)
  expect(asked).toHaveLength(4)
})
