import { useRead } from '#client/data/use-read.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import { listAuthorizations } from '#lib/sharing/calls.ts'
import type { FoundProfessional } from '#lib/sharing/schemas.ts'
import { shortNameOf } from '../kit/people.ts'
import { READ_BY_FRAME } from '../kit/read-by-frame.ts'

/** The professionals who read and write in the history now; null while that is not known. */
export function useAuthorized(): readonly FoundProfessional[] | null {
  const { data } = useRead(listAuthorizations, {}, READ_BY_FRAME)
  return (
    data?.items.flatMap(({ state, professional }) => (state === 'active' ? [professional] : [])) ??
    null
  )
}

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }))

/** Their first names within a sentence: `Leire o Iker`. */
export function useNames(professionals: readonly FoundProfessional[]): string {
  const t = useT('health', 'healthBands')
  const locale = useLocale()
  return lists(locale).format(professionals.map((one) => shortNameOf(one, { t })))
}
