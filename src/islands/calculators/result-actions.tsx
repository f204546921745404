import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Fields } from '#lib/calculators/fields.ts'
import { NEXT_SEARCH } from '#lib/calculators/next-search.ts'
import { inputsToFragment } from '#lib/calculators/result-link.ts'
import type { Calculated } from '#lib/calculators/run-calculator.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { toolPath, type CalculatorSlug } from '#lib/tools/tools.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { ShareButton } from '#ui/share-button.tsx'
import type { Presentation } from './calculator.tsx'
import { ACTION, STACK } from './looks.ts'
import { SaveResult } from './save-result.tsx'

type Props = {
  tool: CalculatorSlug
  fields: Fields
  place: 'card' | 'page'
  /** What is in the fields now gives no result: correcting it comes first. */
  isStale: boolean
  presented: Presentation & { shown: Calculated<unknown> }
}

/** On wide pages they stand under the fields, beside the result. */
const LOOKS = {
  page: 'md:col-start-1 md:row-start-2 md:border-t md:border-line md:pt-7',
  card: 'border-t border-line pt-4.5',
}

/** The actions for a result: find a professional, share it, save it. */
export function ResultActions(props: Props): ReactNode {
  const t = useT('calculators')
  const locale = useLocale()
  const { tool, fields, place, isStale, presented } = props
  const { next, status, record, shown } = presented
  const link = () => {
    const page = new URL(localizedPath(toolPath(tool), locale), location.origin)
    page.hash = inputsToFragment(fields, shown.inputs)
    return page.href
  }
  return (
    <div data-part="actions" className={cx(STACK, LOOKS[place])}>
      <Button
        variant={isStale ? 'quiet' : 'primary'}
        href={localizedPath(NEXT_SEARCH[next], locale)}
        className="justify-self-start @max-md:justify-self-stretch @max-md:px-4 @max-md:text-sm"
      >
        {t(`calculators.next.${next}`)}
      </Button>
      <div className={ACTION}>
        <ShareButton
          link={link}
          text={status}
          label={t('calculators.share.do')}
          copiedText={t('calculators.share.copied')}
          byHandLabel={t('calculators.share.byHand')}
        />
        <p className="flex-[1_1_14rem] text-xs text-ink-soft">{t('calculators.share.hint')}</p>
      </div>
      <SaveResult
        made={{
          tool,
          inputs: { ...shown.values },
          result: { ...record, status, language: locale },
        }}
      />
    </div>
  )
}
