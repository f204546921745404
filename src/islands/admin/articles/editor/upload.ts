import { CallFailed } from '#client/data/call-failed.ts'
import { send } from '#client/data/send.ts'
import { PICTURE_MAX_BYTES, PICTURE_TYPES as TYPES } from '#lib/accounts/avatar.ts'
import { uploadPicture } from '#lib/articles/pictures-calls.ts'
import { isOneOf } from '#lib/one-of.ts'
import { PICTURE_PROBLEMS, type PictureProblem } from './lists.ts'

/** What can be chosen; the server looks at the content. */
export const PICTURE_TYPES = TYPES.join(',')

/** Why there is no picture: something is wrong with the file, or with the call. */
export type NotUploaded = { problem: PictureProblem } | { failure: CallFailed }

/** Uploads a picture for an article. Never rejects. @param signal gives it up */
export async function upload(
  file: File,
  signal?: AbortSignal,
): Promise<{ id: string; path: string } | NotUploaded> {
  if (file.size > PICTURE_MAX_BYTES) return { problem: 'too_large' }
  const result = await send(uploadPicture, { file, ...(signal && { signal }) })
  if (result.ok) return result.data
  const problem = result.fields['image'] ?? ''
  if (result.code === 'TOO_LARGE') return { problem: 'too_large' }
  return isOneOf(PICTURE_PROBLEMS, problem) ? { problem } : { failure: new CallFailed(result) }
}
