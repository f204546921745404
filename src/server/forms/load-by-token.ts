import { AppError } from '#lib/http/errors.ts'
import { answerWith, loadForPage } from '#server/pages/load.ts'
import type { FormPage } from './form-page.ts'
import type { Refused } from './submit-form.ts'

/** A page that a mailed link opens could not do its work: because the link is not good, or for now. */
export type LinkFailed = { redirect?: never; state: 'failed'; gone: boolean }

/** Reads what the link of a page is for, without using it; sets the status of the page. */
export async function loadByToken<T extends object>(
  page: FormPage,
  read: (token: string) => Promise<T>,
): Promise<{ state: 'read'; data: T } | LinkFailed> {
  const token = page.url.searchParams.get('token') ?? ''
  const load = await loadForPage<T | null>(async () => {
    try {
      return await read(token)
    } catch (error) {
      if (error instanceof AppError && error.code === 'TOKEN_INVALID') return null
      throw error
    }
  })
  answerWith(page.response, load)
  if (load.status === 200 && load.data) return { state: 'read', data: load.data }
  const gone = load.status === 200
  if (gone) page.response.status = 410
  return { state: 'failed', gone }
}

/** A submission by such a page that was refused. */
export function linkRefused({ code }: Pick<Refused, 'code'>): LinkFailed {
  return { state: 'failed', gone: code === 'TOKEN_INVALID' || code === 'INVALID_INPUT' }
}
