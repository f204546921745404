import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { NOTICE } from '#ui/notice-class.ts'

type Props = {
  names: string[]
}

/** Names the parameters of a link that were ignored, to explain the result. */
export function IgnoredNotice({ names }: Props) {
  const t = useT('ignored')
  if (names.length === 0) return null
  const values = { names: names.join(', ') }
  return (
    <p role="status" className={NOTICE}>
      {names.length === 1 ? t('ignored.one', values) : t('ignored.many', values)}
    </p>
  )
}

/** The same in a page without a script. */
export const StaticIgnoredNotice = island(IgnoredNotice, 'ignored')
