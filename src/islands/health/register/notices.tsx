import { Calculator, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { Link } from '#client/address/link.tsx'
import { useIsDemo } from '#client/data/data.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { ToolRecord } from '#lib/health/from-tools.ts'
import { storedOf } from '#lib/health/form/record-form.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { HEALTH } from '../kit/address.ts'
import { useCentre } from '../kit/centre.tsx'
import { dayText } from '#client/health/days.ts'
import { useShownFocus } from '#ui/use-shown-focus.ts'
import { valuesText } from './from-tools.tsx'

const NOTICE = 'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-4 py-2 text-sm'

/** What was saved, with the way to it. Focused, since the fields are empty again. */
export function SavedNotice({ record }: { record: HealthRecord }): ReactNode {
  const t = useT('health', 'healthBands', 'healthRegister')
  const locale = useLocale()
  const { overview } = useCentre()
  const isDemo = useIsDemo()
  const box = useShownFocus<HTMLDivElement>(record.id)
  return (
    <div ref={box} tabIndex={-1} className={`${NOTICE} scroll-mt-40 bg-pine-wash`}>
      <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-pine" />
      <p className="min-w-52 flex-1 py-1.5">
        {t('healthRegister.saved.what', {
          what: valuesText(
            { values: storedOf(record) },
            { t, locale, units: overview.settings.units },
          ),
          date: dayText(record.recordDate, t, locale),
        })}{' '}
        {isDemo && <span>{t('health.demo.saved')}</span>}
      </p>
      <Link href={hrefOf(HEALTH, { tab: 'records', record: record.id })} className="link">
        {t('healthRegister.saved.see')}
      </Link>
    </div>
  )
}

/** The fields are filled with what a calculator left. */
export function TakenNotice({ taken }: { taken: ToolRecord }): ReactNode {
  const t = useT('health', 'healthRegister')
  const locale = useLocale()
  return (
    <div role="status" className={`${NOTICE} bg-note-wash`}>
      <Calculator aria-hidden="true" className="size-5 shrink-0" />
      <p className="flex-1 py-1.5">
        {t('healthRegister.taken', {
          tool: t(`health.tool.${taken.tool}`),
          date: dayText(taken.recordDate, t, locale),
        })}
      </p>
    </div>
  )
}
