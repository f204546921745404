import { Button } from '#ui/button.tsx'
import type { ListT } from './texts.ts'
import type { Load } from './use-professionals.ts'

const BOX =
  'mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control bg-surface-2 px-4 py-3 text-sm'

/** Says which parts of a link were left out, so that nobody wonders about the result. */
export function IgnoredNotice({ names, t }: { names: string[]; t: ListT }) {
  if (names.length === 0) return null
  const values = { names: names.join(', ') }
  return (
    <p role="status" className={BOX}>
      {names.length === 1 ? t('common.ignored.one', values) : t('common.ignored.many', values)}
    </p>
  )
}

type StaleProps = { load: Load; t: ListT }

/** When the API does not answer: what is on the page stays, with a way to try again. */
export function StaleNotice({ load, t }: StaleProps) {
  if (load.state !== 'failed') return null
  return (
    <div role="status" className={BOX}>
      <p>{load.data ? t('list.stale.text') : t('list.stale.filtered')}</p>
      <Button variant="quiet" size="sm" onClick={load.retry}>
        {t('list.stale.retry')}
      </Button>
    </div>
  )
}
