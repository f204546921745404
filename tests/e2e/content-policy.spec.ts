import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** What injected content might try, and the directive that blocks it. */
const ATTEMPTS: [
  what: string,
  tag: string,
  attributes: Record<string, string>,
  directive: string,
][] = [
  [
    'a script of this site that the build did not make',
    'script',
    { src: '/sw.js' },
    'script-src-elem',
  ],
  [
    'a script that climbs out of the build',
    'script',
    { src: '/_astro/../sw.js' },
    'script-src-elem',
  ],
  ['an answer of the API as a script', 'script', { src: '/api/status' }, 'script-src-elem'],
  [
    'a style sheet that the build did not make',
    'link',
    { rel: 'stylesheet', href: '/robots.txt' },
    'style-src-elem',
  ],
  ['a picture from elsewhere', 'img', { src: 'https://example.com/x.png' }, 'img-src'],
]

/** The console messages about the violations. */
const REFUSED = /^(console: policy: |failed: .* csp$)|Content Security Policy/

/** The directive that an element comes up against; 'loaded' when it comes up against none. */
const attempt = (page: Page, tag: string, attributes: Record<string, string>) =>
  page.evaluate(
    ([name, given]) =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', (event) => {
          resolve(event.effectiveDirective)
        })
        const element = Object.assign(document.createElement(name), given)
        element.onload = () => {
          resolve('loaded')
        }
        document.body.append(element)
      }),
    [tag, attributes] as const,
  )

test('the browser blocks what injected content might try', async ({ page, problems }) => {
  problems.allow(REFUSED)
  for (const path of ['/', '/trainers/search']) {
    for (const [what, tag, attributes, directive] of ATTEMPTS) {
      await page.goto(path)
      expect.soft(await attempt(page, tag, attributes), `${what} on ${path}`).toBe(directive)
    }
  }
  await page.goto('/')
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', (event) => {
          resolve(event.effectiveDirective)
        })
        new Worker('/robots.txt')
      }),
  )
  expect.soft(refused, 'a worker that is not a file of the build').toBe('worker-src')
})
