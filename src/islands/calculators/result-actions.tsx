import { useState, type ReactNode } from 'react'
import type { Fields } from '#lib/calculators/fields.ts'
import { NEXT_SEARCH, type NextSearch } from '#lib/calculators/next-search.ts'
import { inputsToFragment } from '#lib/calculators/result-link.ts'
import type { Calculated } from '#lib/calculators/run-calculator.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { toolPath, type CalculatorSlug } from '#lib/tools/tools.ts'
import { Button } from '#ui/button.tsx'
import type { Presentation } from './calculator.tsx'
import { SaveResult } from './save-result.tsx'
import type { SharedT } from './texts.ts'

const NEXT_LABEL = {
  loseWeight: 'calculators.shared.next.loseWeight',
  clinical: 'calculators.shared.next.clinical',
  sportsNutrition: 'calculators.shared.next.sportsNutrition',
  conditioning: 'calculators.shared.next.conditioning',
  muscle: 'calculators.shared.next.muscle',
  toning: 'calculators.shared.next.toning',
} as const satisfies Record<NextSearch, string>

type Props = {
  t: SharedT
  locale: Locale
  tool: CalculatorSlug
  fields: Fields
  presented: Presentation & { shown: Calculated<unknown> }
}

/** What can be done with a result: go on with a professional, share it, keep it. */
export function ResultActions({ t, locale, tool, fields, presented }: Props): ReactNode {
  const { next, status, record, shown } = presented
  const link = () => {
    const page = new URL(localizedPath(toolPath(tool), locale), location.origin)
    page.hash = inputsToFragment(fields, shown.inputs)
    return page.href
  }
  return (
    <div className="calc-actions">
      <Button href={localizedPath(NEXT_SEARCH[next], locale)}>{t(NEXT_LABEL[next])}</Button>
      <ShareResult t={t} text={status} link={link} />
      <SaveResult
        t={t}
        locale={locale}
        made={{ tool, inputs: { ...shown.values }, result: { ...record, status } }}
      />
    </div>
  )
}

type ShareProps = { t: SharedT; text: string; link: () => string }

/** The system's own sharing where there is one, else the clipboard, else the link to copy by hand. */
function ShareResult({ t, text, link }: ShareProps): ReactNode {
  const [copied, setCopied] = useState<boolean | null>(null)
  const share = async () => {
    const url = link()
    try {
      if ('share' in navigator) {
        await navigator.share({ text, url })
        return
      }
    } catch (error) {
      // Closing the sheet is an answer, too.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <div className="calc-action">
      <Button variant="quiet" size="sm" onClick={() => void share()}>
        {t('calculators.shared.share.do')}
      </Button>
      <p className="calc-help" role="status">
        {copied ? t('calculators.shared.share.copied') : null}
      </p>
      {copied === false && (
        <label className="calc-help">
          {t('calculators.shared.share.byHand')}
          <input readOnly value={link()} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <p className="calc-help">{t('calculators.shared.share.hint')}</p>
    </div>
  )
}
