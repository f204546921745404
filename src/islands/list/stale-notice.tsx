import { NOTICE } from '#ui/notice-class.ts'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import type { Load } from './use-professionals.ts'

type StaleProps = { load: Load }

/** Shown when the API does not answer: the current list stays, with a button to retry. */
export function StaleNotice({ load }: StaleProps) {
  const t = useT('island', 'list')
  if (load.state !== 'failed') return null
  return (
    <div role="status" className={NOTICE}>
      <p>{load.data ? t('list.stale.text') : t('list.stale.filtered')}</p>
      <Button variant="quiet" size="sm" onClick={load.retry}>
        {t('island.retry')}
      </Button>
    </div>
  )
}
