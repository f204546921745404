import { Button } from '#ui/button.tsx'
import { useT } from '#client/texts/use-t.ts'

type Props = { onGoOn: () => void; onForget: () => void }

/** Offers to resume the run that a reload interrupted. */
export function GoOn({ onGoOn, onForget }: Props) {
  const t = useT('timers')
  return (
    <div
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-citrus px-4 py-3.5 font-medium text-on-citrus"
      role="status"
    >
      <p className="grow basis-48">{t('timers.settings.goOnTitle')}</p>
      <Button size="sm" onClick={onGoOn}>
        {t('timers.settings.goOn')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onForget}>
        {t('timers.settings.forget')}
      </Button>
    </div>
  )
}
