import { useCentre } from '../kit/centre.tsx'
import type { SharingT } from './texts.ts'
import type { Words } from './when.ts'

/** The texts of this part beside those of the centre. */
export function useWords(t: SharingT): Words {
  const { t: healthT, locale } = useCentre()
  return { t, healthT, locale }
}
