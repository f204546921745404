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

for (const path of ['/', '/trainers/search']) {
  for (const [what, tag, attributes, directive] of ATTEMPTS) {
    test(`the browser blocks ${what} on ${path}`, async ({ page, problems }) => {
      problems.allow(REFUSED)
      await page.goto(path)
      const refused = await page.evaluate(
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
      expect(refused).toBe(directive)
    })
  }
}

test('a worker that is not a file of the build is blocked', async ({ page, problems }) => {
  problems.allow(REFUSED)
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
  expect(refused).toBe('worker-src')
})
