import { AppError } from '#lib/http/errors.ts'
import { answerWith, loadForPage, type PageLoad } from '#server/pages/load.ts'
import type { FormPage } from './form-page.ts'

/** A page that a mailed link opens: what the link is for, or null for one that is not good. */
export type TokenLoad<T> = PageLoad<T | null>

/** Reads what the link of a page is for, without using it; sets the status of the page. */
export async function loadByToken<T>(
  page: FormPage,
  read: (token: string) => Promise<T>,
): Promise<TokenLoad<T>> {
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
  if (load.status === 200 && load.data === null) page.response.status = 410
  return load
}
