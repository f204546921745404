import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Words } from './when.ts'

/** The texts of this part beside those of the centre. */
export function useWords(): Words {
  const t = useT('health', 'healthBands', 'healthShared', 'healthSharing', 'sharing')
  const locale = useLocale()
  return { t, locale }
}
