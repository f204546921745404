import { expect, test } from 'vitest'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { open } from './support/site.ts'

const t = textsOf('es')

test('the page of the search finds words anywhere in a text, and is not indexed', async () => {
  const dumbbell = await open(`${PATHS.search}?q=mancuerna`)
  const articles = dumbbell.page.one('section[aria-labelledby="article"]')
  expect(articles.one('h2').text).toBe(t('search.group.article'))
  articles.named('a', /Fuerza desde cero/)
  expect(dumbbell.page.one('meta[name="robots"]').attribute('content')).toBe('noindex')

  const account = await open(`${PATHS.search}?q=borrar+cuenta`)
  const pages = account.page.one('section[aria-labelledby="page"]')
  expect(pages.one('h2').text).toBe(t('search.group.page'))
  pages.named('a', /privacidad/)
})

test('the page of the search shows what was typed as text', async () => {
  const { page } = await open(`${PATHS.search}?q=%3Cimg+src=x+onerror=alert(1)%3E`)
  expect(page.one('h1').text).toContain('<img src=x onerror')
  expect(page.all('main img')).toEqual([])
})
