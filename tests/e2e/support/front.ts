import { listen } from '#scripts/serve/listen.ts'

/** A site in front of the one under test, on which a test can publish a new version. */
export type Front = {
  origin: string
  /** Publishes a version: every heading and every file name of the tools carries its mark; the old files are gone. */
  deploy: (mark: string) => Promise<void>
  /** Answers 503 for a path from now on, null for none. */
  refuse: (path: string | null) => void
  /** Publishes another worker. */
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
    // Both were true of the bytes on the wire, and fetch has unpacked them.
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

/** The file of the site under test behind a path of a version; null where that version has no such file. */
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
