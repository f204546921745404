import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'
import { NOTICE } from './notice-class.ts'

type Props = {
  names: string[]
  t: Translate<Pick<Texts, 'ignored'>>
}

/** Names the parameters of a link that were ignored, to explain the result. */
export function IgnoredNotice({ names, t }: Props) {
  if (names.length === 0) return null
  const values = { names: names.join(', ') }
  return (
    <p role="status" className={NOTICE}>
      {names.length === 1 ? t('ignored.one', values) : t('ignored.many', values)}
    </p>
  )
}
