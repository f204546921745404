import { brotliCompressSync } from 'node:zlib'
import { listen } from '#scripts/serve/listen.ts'

const POLICY = "img-src 'self' http: data:; object-src 'none'"

const answer = (body: BodyInit, type: string, status = 200, more: Record<string, string> = {}) =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': type,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': POLICY,
      ...more,
    },
  })

const pageOf = (language: string, head = '', main = '') => `<!doctype html>
<html lang="${language}" data-theme="light"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A page of a test</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/a.css"><script src="/a.js"></script>${head}
</head><body><main><h1>A page</h1>${main}</main></body></html>`

/** Text that a compression makes no smaller. */
const noise = (bytes: number) =>
  Array.from({ length: bytes / 10 }, () => Math.random().toString(36).slice(2, 12)).join('')

/** One fault for each probe, but for the status and the header, which its answer has. */
const FAULTS = `
  <h3>A level below nothing</h3>
  <a href="#nowhere">Nowhere</a>
  <input type="text">
  <p class="pale">Pale in the dark</p>
  <button style="display: block; height: 30px">Small</button>
  <p style="width: 500px">Wide</p>
  <p style="font-size: 12px">Small</p>
  ${'<button style="height: 48px; background: var(--color-pine); color: #fff">Next</button>'.repeat(2)}
  <img alt="" src="http://localhost:9/a.png">
  <div></div>
  <ul>${'<li></li>'.repeat(100)}</ul>
  <script>
    const link = document.createElement('a')
    link.textContent = 'Gone'
    link.href = '/gone'
    document.querySelector('div').append(link)
    console.error('something')
    const after = (type, act) => new PerformanceObserver(act).observe({ type, buffered: true })
    // What was not painted yet cannot shift.
    after('paint', () => document.querySelector('h1').style.paddingTop = '300px')
    after('layout-shift', () => document.querySelector('div').dataset.moved = '')
  </script>`

/** A site with a page without a fault, and one with a fault of every kind, whose last comes with `[data-moved]`. */
export async function plantedSite() {
  const pages: Record<string, Response> = {
    '/en/sound': compressed(pageOf('en'), 200),
    '/en/planted': compressed(
      pageOf('es', `<!-- ${noise(40_000)} --><link rel="stylesheet" href="/bare.css">`, FAULTS),
      500,
    ),
    '/a.js': answer(
      `addEventListener('choice', ({ detail }) => (document.documentElement.dataset.theme = detail.value))`,
      'text/javascript',
    ),
    '/a.css': answer(
      ':root { --color-pine: #00513b } [data-theme=dark] .pale { color: #ddd }',
      'text/css',
    ),
    '/bare.css': new Response(
      'p { margin: 0 } html:has(b) { margin: 0 } p:is(:where(main):has(:checked) *) { margin: 0 }',
      {
        headers: { 'Content-Type': 'text/css' },
      },
    ),
  }
  const fetch = ({ url }: Request) =>
    pages[new URL(url).pathname]?.clone() ?? answer('Gone', 'text/plain', 404)
  const { port, close } = await listen({ fetch }, 0, 'localhost')
  return { origin: `http://localhost:${port}`, close }
}

const compressed = (html: string, status: number) =>
  answer(new Uint8Array(brotliCompressSync(html)), 'text/html; charset=utf-8', status, {
    'Content-Encoding': 'br',
  })
