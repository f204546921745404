import { request, type Result } from './request.ts'

/** A file of the site, with the name that the response gives it. */
export type SentFile = { name: string | null; content: Blob }

/** Asks the site for a file. Never rejects: see `request`. */
export const requestFile = (path: string): Promise<Result<SentFile>> =>
  request('GET', path, { read: fileOf })

async function fileOf(response: Response): Promise<SentFile> {
  const disposition = response.headers.get('Content-Disposition') ?? ''
  const [, name = null] = /filename="([^"]+)"/.exec(disposition) ?? []
  return { name, content: await response.blob() }
}
