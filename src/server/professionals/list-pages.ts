import { listProfessionalIds } from '#db/queries/professionals.ts'
import type { Deps } from '#server/deps.ts'

/** Every profile page there is, for the sitemap. */
export async function listProfessionalPages({ db }: Deps) {
  return listProfessionalIds(db)
}
