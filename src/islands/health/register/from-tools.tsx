import { Calculator } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useStored } from '#client/use-stored.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import { recordsOfResults, type ToolRecord } from '#lib/health/from-tools.ts'
import { MEASURED_NAMES } from '#lib/health/measures.ts'
import type { HealthUnits } from '#lib/health/quantities.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { withoutResult } from '#lib/tools/saved-results.ts'
import { inSentence } from '#lib/format/in-sentence.ts'
import { $savedResults } from '#stores/saved-results.ts'
import { Button } from '#ui/button.tsx'
import { HEALTH } from '../kit/address.ts'
import { useCentre } from '../kit/centre.tsx'
import { dayText } from '#client/health/days.ts'
import { valueText } from '../kit/value-text.ts'

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

/** The values of a record in a sentence: `peso 68,0 kg y altura 165,0 cm`. */
export function valuesText(
  { values }: Pick<ToolRecord, 'values'>,
  words: { t: T<'health' | 'healthBands'>; locale: Locale; units: HealthUnits },
): string {
  const { t, locale, units } = words
  const texts = MEASURED_NAMES.flatMap((name) => {
    const value = values[name]
    if (value === undefined) return []
    return `${inSentence(t(`health.measure.${name}`))} ${valueText(value, name, { t, locale, units })}`
  })
  return lists(locale).format(texts)
}

/** Takes a result out of what calculators have left in this browser. */
export function forgetResult({ tool, at }: Pick<ToolRecord, 'tool' | 'at'>): void {
  $savedResults.set(withoutResult($savedResults.get(), { tool, at }))
}

/**
 * What calculators have left in this browser: the newest of it, to be kept as a record or discarded.
 */
export function FromTools(): ReactNode {
  const t = useT('health', 'healthBands')
  const locale = useLocale()
  const { overview } = useCentre()
  const records = recordsOfResults(useStored($savedResults))
  const [newest, ...others] = records
  if (!newest) return null
  return (
    <section
      aria-label={t('health.fromTools.label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-note-wash px-4 py-3 text-sm"
    >
      <Calculator aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-52 flex-1">
        {t('health.fromTools.text', {
          tool: t(`health.tool.${newest.tool}`),
          value: valuesText(newest, { t, locale, units: overview.settings.units }),
          date: dayText(newest.recordDate, t, locale),
        })}{' '}
        {others.length > 0 && (
          <span className="text-ink-soft">
            {t('health.fromTools.more', { count: others.length })}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="sm"
          onClick={() => go(hrefOf(HEALTH, { tab: 'data', from: newest.tool, at: newest.at }))}
        >
          {t('health.fromTools.save')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => forgetResult(newest)}>
          {t('health.fromTools.discard')}
        </Button>
      </div>
    </section>
  )
}
