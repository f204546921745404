import { readAddress } from '#client/address/address.ts'
import { localizedPath, LOCALES } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { HEALTH } from '../../kit/address.ts'
import { readProfessionalId } from './read-id.ts'
import type { ProfessionalId } from '#lib/ids.ts'

/**
 * Whom a scanned link leads to: only the links that this site gives its professionals are read,
 * `/health?tab=authorizations&professional=<id>`, in each language.
 *
 * @param origin of this site
 * @returns null for anything else
 */
export function professionalOfLink(text: string, origin: string): ProfessionalId | null {
  if (!URL.canParse(text)) return null
  const { origin: theirs, pathname, searchParams } = new URL(text)
  const paths = LOCALES.map((locale) => localizedPath(PATHS.health, locale))
  if (theirs !== origin || !paths.includes(pathname.replace(/\/$/, ''))) return null
  const { tab, professional } = readAddress(HEALTH, searchParams)
  return tab === 'authorizations' ? readProfessionalId(professional) : null
}
