import { useT } from '#client/texts/use-t.ts'
import { onCitrus } from '#ui/on-citrus.ts'

type Props = { onGoOn: () => void; onForget: () => void }

/** Offers to resume the run that a reload interrupted. */
export function GoOn({ onGoOn, onForget }: Props) {
  const t = useT('timers')
  return (
    <div
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-citrus px-4 py-3.5 text-on-citrus"
      role="status"
    >
      <p className="grow basis-full font-medium sm:basis-48">{t('timers.settings.goOnTitle')}</p>
      <button type="button" className={onCitrus.primary} onClick={onGoOn}>
        {t('timers.settings.goOn')}
      </button>
      <button type="button" className={onCitrus.quiet} onClick={onForget}>
        {t('timers.settings.forget')}
      </button>
    </div>
  )
}
