import { findProfessional } from '#db/queries/professionals.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import type { ProfessionalProfile } from '#lib/professionals/schemas.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Dependencies } from '#server/dependencies.ts'

type GetProfessionalInput = {
  params: { id: ProfessionalId }
  /** Pages set the profession of their path; a professional of another one is not found. */
  type?: ProfessionalType | undefined
}

/** The public data of a profile. @throws NOT_FOUND */
export async function getProfessional(
  { db }: Pick<Dependencies, 'db'>,
  { params: { id }, type }: GetProfessionalInput,
): Promise<ProfessionalProfile> {
  const profile = await findProfessional(db, { id, type })
  if (!profile) throw new AppError('NOT_FOUND', 'no such professional')
  return profile
}
