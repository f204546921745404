import { listen } from '#scripts/serve/listen.ts'

/** A proxy of the site under test that can publish a new version. */
export type Front = {
  origin: string
  /** Publishes a version: every heading and every file name of the tools has its mark; the old files are gone. */
  deploy: (mark: string) => Promise<void>
  /** Responds to a path with 503 from now on; null resets it. */
  refuse: (path: string | null) => void
  /** Publishes another service worker. */
  replaceWorker: (text: string) => void
  close: () => Promise<void>
}

type Version = { mark: string; names: string[] }

/** @param site the origin of the site under test */
export async function frontOf(site: string): Promise<Front> {
  let version: Version | null = null
  let worker: string | null = null
  let refused: string | null = null

  const answer = async ({ url }: Request): Promise<Response> => {
    const { pathname, search } = new URL(url)
    if (pathname === refused) return new Response('Not now', { status: 503 })
    if (pathname === '/sw.js' && worker !== null) return javaScript(worker)
    const path = version ? sourceOf(pathname, version) : pathname
    if (path === null) return new Response('Gone', { status: 404 })
    const response = await fetch(site + path + search, { redirect: 'manual' })
    const headers = new Headers(response.headers)
    // They describe the encoded bytes, which fetch has decoded.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    const isText = /html|javascript|css/.test(headers.get('content-type') ?? '')
    const body =
      isText && version ? marked(await response.text(), version) : await response.arrayBuffer()
    return new Response(response.status === 304 ? null : body, { status: response.status, headers })
  }
  const { port, close } = await listen({ fetch: answer }, 0, 'localhost')

  return {
    origin: `http://localhost:${port}`,
    deploy: async (mark) => {
      const list = await (await fetch(`${site}/sw.js`)).text()
      const names = [...list.matchAll(/\/_astro\/([^"/]+\.(?:js|css))"/g)].map(([, name]) => name!)
      version = { mark, names }
    },
    refuse: (path) => {
      refused = path
    },
    replaceWorker: (text) => {
      worker = text
    },
    close,
  }
}

/** The file of the site under test for a path of a version; null if that version has no such file. */
function sourceOf(path: string, { mark, names }: Version): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (names.includes(name)) return null
  return path.replace(`/${mark}-`, '/')
}

function marked(text: string, { mark, names }: Version): string {
  const renamed = names.reduce((all, name) => all.replaceAll(name, `${mark}-${name}`), text)
  return renamed
    .replaceAll('</h1>', ` ${mark}</h1>`)
    .replaceAll(/revision:"[\w-]+"/g, `revision:"${mark}"`)
}

function javaScript(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/javascript' } })
}
