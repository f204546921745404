import { useLocale, useT } from '#client/texts/use-t.ts'
import type { SharingMessages } from './when.ts'

/** The texts of this part beside those of the centre. */
export function useSharingMessages(): SharingMessages {
  const t = useT('health', 'healthBands', 'healthShared', 'healthSharing', 'sharing')
  const locale = useLocale()
  return { t, locale }
}
