import { AppError } from '#lib/http/errors.ts'
import type { ProofType } from '#lib/verifications/values.ts'
import { reencode } from '#server/pictures/reencode.ts'

/** Enough to read a document by, in pixels of its longer side. */
const LONGEST_SIDE = 2_400

const WEBP_QUALITY = 82

const PDF = Buffer.from('%PDF-', 'latin1')

export type Proof = { type: ProofType; bytes: Uint8Array }

/**
 * Reads an uploaded document: a PDF stays as it is, and nothing of it but its first bytes is ever looked at; a picture is
 * re-encoded, without metadata.
 *
 * @throws INVALID_INPUT with the problem of `file`: `not_a_document`, or those of `reencode`
 */
export async function readProofFile(file: Uint8Array): Promise<Proof> {
  if (PDF.equals(file.subarray(0, PDF.length))) return { type: 'application/pdf', bytes: file }
  try {
    const bytes = await reencode(file, 'file', ({ sharp }) =>
      sharp
        .resize({
          width: LONGEST_SIDE,
          height: LONGEST_SIDE,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .webp({ quality: WEBP_QUALITY })
        .toBuffer(),
    )
    return { type: 'image/webp', bytes }
  } catch (error) {
    const isOther = error instanceof AppError && error.fields?.['file'] === 'not_a_picture'
    throw isOther ? refused('not_a_document') : error
  }
}

const refused = (problem: string) =>
  new AppError('INVALID_INPUT', 'no document', { fields: { file: problem } })
